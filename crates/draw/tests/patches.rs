//! Patches turn one drawing into the other, whatever the drawings.

use galerne_draw::{
    Area, Colour, Layer, Node, Output, Path, Scene,
    patch::{Patch, apply, diff},
    pt,
    scene::Element,
    text::Face,
};
use proptest::prelude::*;
use std::sync::Arc;

/// The tree with attributes in alphabetical order: their order means nothing, and patches do not keep it.
fn sorted(mut element: Element) -> Element {
    element.attributes.sort();
    if let galerne_draw::scene::Content::Children(children) = &mut element.content {
        *children = std::mem::take(children).into_iter().map(sorted).collect();
    }
    element
}

fn assert_patched(old: &Scene, new: &Scene) -> Vec<Patch> {
    let patches = diff(old, new);
    // Through JSON, as they travel.
    let json = serde_json::to_string(&patches).unwrap();
    let patches: Vec<Patch> = serde_json::from_str(&json).unwrap();
    let mut page = old.element(Output::Page);
    apply(&mut page, &patches).unwrap_or_else(|error| panic!("{error}\n{patches:#?}"));
    assert_eq!(sorted(page), sorted(new.element(Output::Page)), "{patches:#?}");
    patches
}

/// Ids from a small stock, so that the same ids turn up in both drawings at other places, in other roles, and sometimes twice.
fn any_id() -> impl Strategy<Value = Option<String>> {
    prop_oneof![2 => Just(None), 5 => (0..14u8).prop_map(|n| Some(format!("n{n}")))]
}

fn any_leaf() -> impl Strategy<Value = Node> {
    (any_id(), 0..6u8, 0..3i8, "[a-c<&\"]{0,2}").prop_map(|(id, kind, at, text)| {
        let point = pt(f32::from(at), 1.0);
        let node = match kind {
            0 => Node::circle(point, 2.0).fill(Colour::Seat1),
            1 => Node::rect(Area::new(f32::from(at), 0.0, 3.0, 3.0)).stroke(Colour::Ink, 1.0),
            2 => Node::text(point, text, Face::Sans, 10.0),
            3 => Node::lines(point, vec![text, "x".into()], Face::Serif, 10.0),
            4 => Node::path(Path::from(point).line(pt(5.0, 5.0))),
            _ => Node::group([]),
        };
        let node = if at == 2 { node.at(point).name("n") } else { node };
        Node { id, ..node }
    })
}

fn any_node() -> impl Strategy<Value = Node> {
    any_leaf().prop_recursive(3, 24, 5, |inner| {
        (any_id(), proptest::collection::vec(inner, 0..5), 0..2i8)
            .prop_map(|(id, children, at)| Node { id, ..Node::group(children).at(pt(f32::from(at), 0.0)) })
    })
}

fn any_scene() -> impl Strategy<Value = Scene> {
    let layer = |name: &'static str| {
        proptest::option::weighted(0.8, proptest::collection::vec(any_node(), 0..6))
            .prop_map(move |nodes| nodes.map(|nodes| Layer::new(name, nodes)))
    };
    (layer("under"), layer("tokens"), layer("over"), any::<bool>()).prop_map(|(a, b, c, described)| {
        let scene = Scene::new("board", Area::new(0.0, 0.0, 10.0, 10.0));
        let scene = if described { scene.described("to see") } else { scene };
        [a, b, c].into_iter().flatten().fold(scene, Scene::layer)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn patches_turn_the_old_drawing_into_the_new_one(old in any_scene(), new in any_scene()) {
        assert_patched(&old, &new);
    }

    /// As play goes: the same layers, one of them changed, so that the others are left out of the comparison.
    #[test]
    fn one_changed_layer_is_patched_alone(scene in any_scene(), layer in 0..3usize, nodes in proptest::collection::vec(any_node(), 0..6)) {
        let mut next = scene.clone();
        if let Some(layer) = next.layers.get_mut(layer) {
            layer.nodes = Arc::new(nodes);
        }
        assert_patched(&scene, &next);
    }

    /// A layer that only turned or faded: what lies on it is not compared.
    #[test]
    fn a_turned_layer_is_patched_from_outside(scene in any_scene(), layer in 0..3usize, turn in -3..3i8, seen in 0..3u8) {
        let mut next = scene.clone();
        if let Some(layer) = next.layers.get_mut(layer) {
            (layer.turn, layer.opacity) = (f32::from(turn) * 30.0, f32::from(seen) / 2.0);
        }
        prop_assert!(assert_patched(&scene, &next).len() <= 2);
        assert_patched(&next, &scene);
    }

    #[test]
    fn no_change_is_no_patch(scene in any_scene()) {
        prop_assert!(diff(&scene, &scene.clone()).is_empty());
    }
}

fn board(tokens: impl IntoIterator<Item = (&'static str, f32)>) -> Scene {
    let cells = (0..50).map(|n| Node::circle(pt(n as f32, 0.0), 1.0).id(format!("cell-{n}")));
    let tokens = tokens.into_iter().map(|(id, x)| {
        Node::group([Node::circle(pt(0.0, 0.0), 4.0), Node::label(pt(0.0, 0.0), "7", Face::Sans, 5.0)])
            .id(id)
            .at(pt(x, 0.0))
    });
    Scene::new("board", Area::new(0.0, 0.0, 100.0, 10.0))
        .layer(Layer::new("cells", cells))
        .layer(Layer::new("tokens", tokens))
}

#[test]
fn a_token_that_moved_is_one_changed_transform() {
    let patches = assert_patched(&board([("a", 1.0), ("b", 2.0)]), &board([("a", 1.0), ("b", 3.5)]));
    let json = serde_json::to_string(&patches).unwrap();
    assert_eq!(json, r#"[{"op":"set","id":"b","name":"transform","value":"translate(3.5 0)"}]"#);
}

#[test]
fn one_token_in_another_order_is_one_move() {
    let (old, new) = (board([("a", 1.0), ("b", 2.0), ("c", 3.0)]), board([("c", 3.0), ("a", 1.0), ("b", 2.0)]));
    let patches = assert_patched(&old, &new);
    assert_eq!(patches, [Patch::Move { id: "c".into(), parent: "tokens".into(), before: Some("a".into()) }]);
}

#[test]
fn coming_and_going_are_one_operation_each() {
    let patches = assert_patched(&board([("a", 1.0)]), &board([("a", 1.0), ("b", 2.0)]));
    assert!(matches!(&*patches, [Patch::Insert { before: None, .. }]), "{patches:?}");
    let patches = assert_patched(&board([("a", 1.0), ("b", 2.0)]), &board([("b", 2.0)]));
    assert_eq!(patches, [Patch::Remove { id: "a".into() }]);
}

#[test]
fn what_has_no_id_is_found_by_its_place() {
    let number = |text: &str| {
        let token = Node::group([Node::circle(pt(0.0, 0.0), 4.0), Node::label(pt(0.0, 0.0), text, Face::Sans, 5.0)]);
        Scene::new("board", Area::new(0.0, 0.0, 9.0, 9.0)).layer(Layer::new("tokens", [token.id("a")]))
    };
    let patches = assert_patched(&number("7"), &number("8"));
    assert_eq!(patches, [Patch::Text { id: "a".into(), path: vec![1], text: "8".into() }]);
}

#[test]
fn the_same_attribute_of_several_things_is_one_operation() {
    let named = |name: &str| {
        let cells =
            (0..3).map(|n| Node::circle(pt(n as f32, 0.0), 1.0).id(format!("cell-{n}")).name(format!("{n} {name}")));
        Scene::new("board", Area::new(0.0, 0.0, 9.0, 9.0)).layer(Layer::new("cells", cells))
    };
    let patches = assert_patched(&named("dry"), &named("wet"));
    let json = serde_json::to_string(&patches).unwrap();
    let values = r#"{"cell-0":"0 wet","cell-1":"1 wet","cell-2":"2 wet"}"#;
    assert_eq!(json, format!(r#"[{{"op":"sets","name":"aria-label","values":{values}}}]"#));
}

#[test]
fn what_comes_among_things_without_ids_leaves_the_others_alone() {
    let card = |flags: &[&str]| {
        let flags = flags.iter().map(|text| Node::label(pt(0.0, 0.0), *text, Face::Sans, 5.0));
        let ends = [Node::circle(pt(0.0, 0.0), 4.0), Node::circle(pt(9.0, 0.0), 4.0)];
        let [first, last] = ends;
        let card = Node::group([first].into_iter().chain(flags).chain([last])).id("card");
        Scene::new("board", Area::new(0.0, 0.0, 9.0, 9.0)).layer(Layer::new("cards", [card]))
    };
    let operation = |old: &[&str], new: &[&str]| match &*assert_patched(&card(old), &card(new)) {
        [Patch::Splice { at, cut, content, .. }] => (*at, *cut, content.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(operation(&[], &["wins"]), (1, 0, 1));
    assert_eq!(operation(&["wins", "tapped"], &["wins"]), (2, 1, 0));
    assert_eq!(operation(&["wins"], &["one", "two"]), (1, 1, 2));
}

#[test]
fn groups_that_change_places_as_parent_and_child_are_drawn_anew() {
    let nested = |outer: &str, inner: &str| {
        let inside = Node::group([Node::circle(pt(0.0, 0.0), 1.0).id("leaf")]).id(inner);
        let layer = Layer::new("tokens", [Node::group([inside]).id(outer)]);
        Scene::new("board", Area::new(0.0, 0.0, 9.0, 9.0)).layer(layer)
    };
    assert_patched(&nested("a", "b"), &nested("b", "a"));
}

#[test]
fn another_root_id_is_followed() {
    let (old, mut new) = (board([("a", 1.0)]), board([("a", 2.0)]));
    new.id = "other".to_owned();
    assert_eq!(assert_patched(&old, &new).len(), 2);
}
