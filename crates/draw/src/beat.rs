//! Beats: in which order the outcome of a throw is shown. The drawing is true at once; the page lets what has a beat
//! appear after another,
//! whenever a [`thrown`] mark is new to it (`web/table/beats.js`).

use crate::scene::Node;

/// When something of a throw is seen, counted from when it falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// What is to be overcome: the dice of a trial; a blow on its way.
    Theirs,
    /// One's own dice.
    Ours,
    /// What goes with what.
    Joined,
    /// What it comes to.
    Measured,
    /// What that means.
    Told,
}

impl Beat {
    const fn class(self) -> &'static str {
        match self {
            Beat::Theirs => "beat-1",
            Beat::Ours => "beat-2",
            Beat::Joined => "beat-3",
            Beat::Measured => "beat-4",
            Beat::Told => "beat-5",
        }
    }

    /// The node appears at this beat.
    #[must_use]
    pub fn of(self, node: Node) -> Node {
        node.class(self.class())
    }

    /// The node is a die, which tumbles at this beat. Of what places it only [`Node::at`] is used.
    #[must_use]
    pub fn tumbles(self, node: Node) -> Node {
        node.class(self.class()).class("tumbles")
    }

    /// The node is a blow or a shot: seen only as it flies, at this beat.
    #[must_use]
    pub fn flies(self, node: Node) -> Node {
        node.class(self.class()).class("flight").opacity(0.0)
    }

    /// The node is how it was before: seen until this beat, and gone from then on.
    #[must_use]
    pub fn until(self, node: Node) -> Node {
        node.class(self.class()).class("past").opacity(0.0)
    }
}

/// The mark of a throw in its drawing; `id` tells it from every other throw of the table.
#[must_use]
pub fn thrown(id: String) -> Node {
    Node::group([]).id(id).class("throw").decoration()
}
