//! The options of HC-15.1, each a named and validated field.

use crate::formations::FormationSet;
use crate::roles::{EVERYBODY, Encounter, FORBIDDEN, Role};
use crate::rule_ids as rule;
use galerne_engine::{Group, Kind, Need, Preset, Refusal, Rule, choices, options};
use galerne_material::Edition;

choices! {
    Formations { HordeA = "horde_a", Pairs = "pairs", Custom = "custom" }
    Immunity { Rank = "rank", Name = "name" }
    WoundedLoses { Destroyed = "destroyed", Retreats = "retreats" }
    Phase3Order { Strict = "strict", Free = "free" }
    StartAval { FourRoles = "four_roles", Random = "random" }
    PowerCarry { Phase = "phase", Use = "use" }
    WinCondition { DeckAndColumn = "deck_and_column", Deck = "deck" }
    CalmLine { ForceZero = "force_zero", Skip = "skip" }
    CompetitionRencontres { Segments = "segments", Flow = "flow", Redeal = "redeal" }
    CompetitionElimination { Continue = "continue", Stop = "stop" }
    Replaced { None = "none", Corroyeur = "corroyeur", Veramorphe = "veramorphe", Poursuite = "poursuite" }
    PaidAction { None = "none", Repos = "repos", Aide = "aide", Provocation = "provocation", Attaque = "attaque" }
}

impl Replaced {
    /// HC-15.6: the kind of Rencontre that is played as an ace.
    pub(crate) const fn kind(self) -> Option<Encounter> {
        match self {
            Replaced::None => None,
            Replaced::Corroyeur => Some(Encounter::Corroyeur),
            Replaced::Veramorphe => Some(Encounter::Veramorphe),
            Replaced::Poursuite => Some(Encounter::Poursuite),
        }
    }
}

impl PaidAction {
    /// HC-8.5: whose action it is.
    const fn doer(self) -> Option<Role> {
        match self {
            PaidAction::None => None,
            PaidAction::Repos => Some(Role::Feuleuse),
            PaidAction::Aide => Some(Role::Ailier),
            PaidAction::Provocation => Some(Role::Traceur),
            PaidAction::Attaque => Some(Role::Combattante),
        }
    }
}

options! {
    formation_set: Formations => rule::FORMATIONS;
    /// The set itself, where `formation_set` is `custom`.
    formations: Option<FormationSet>, Kind::Json => rule::FORMATIONS;
    formation_mirror: bool => Rule("HC-15.2");
    immunity: Immunity => rule::IMMUNITY;
    malus_threshold: u8 = 4, Kind::between(2, 9) => rule::MALUS;
    soutien_threshold: u8 = 4, Kind::between(1, 9) => rule::SOUTIEN;
    wounded_loses: WoundedLoses => rule::WOUNDED_BY_WIND;
    phase3_order: Phase3Order => rule::STEPS;
    entry_limit: u8, Kind::between(0, 4) => rule::ENTRY;
    start_aval: StartAval => rule::START_AVAL;
    power_carry: PowerCarry => rule::USE_ONLY;
    win_condition: WinCondition => rule::VICTORY;
    pack_empty_loses: bool => rule::PACK_EMPTY;
    calm_line: CalmLine => rule::CALM;
    formation_penalty: u8 = 4, Kind::between(0, 8) => rule::PENALTY;
    hand_size: u8 = 4, Kind::between(1, 8) => rule::DRAW;
    aval_size: u8 = 4, Kind::between(1, 8) => rule::JOIN;
    competition_rencontres: CompetitionRencontres => rule::TWO_DOMINANTES;
    competition_elimination: CompetitionElimination => rule::LOST_HORDE;
    competition_shift: u8 = 2, Kind::between(1, 4) => rule::TWO_SHIFTS;
    /// Section 5: a player may give up at any decision. No bot and no playout does ([`galerne_engine::Rules::gives_up`]).
    concession: bool = true => rule::DEFEAT;
    /// HC-15.5, ours for the laboratory: what is it worth to know the Rencontres?
    rencontres_face_up: bool => rule::LAB_FACE_UP;
    /// HC-15.6, ours for the laboratory: what is one kind of Rencontre worth?
    rencontre_replaced: Replaced => rule::LAB_REPLACED;
    /// HC-15.7, ours for the laboratory: what is one action worth, and is its price right?
    forbidden_action: PaidAction => rule::LAB_ACTIONS;
    dearer_action: PaidAction => rule::LAB_ACTIONS;
    /// Repos costs one point: a point less would be no price at all.
    cheaper_action: PaidAction, Kind::Choice(&["none", "aide", "provocation", "attaque"]) => rule::LAB_ACTIONS;
    /// Not written where it changes nothing: the printed game's records stay what they were.
    #[serde(skip_serializing_if = "Edition::is_empty")]
    edition: Edition => rule::EDITION;
}

pub(crate) const GROUPS: &[Group] = &[
    Group {
        id: "board",
        options: &["formation_set", "formations", "formation_mirror", "start_aval", "hand_size", "aval_size"],
    },
    Group { id: "players", options: &["competition_rencontres", "competition_elimination", "competition_shift"] },
    Group { id: "end", options: &["win_condition", "pack_empty_loses", "formation_penalty", "concession"] },
];

pub(crate) const NEEDS: &[Need] = &[Need { option: "formations", of: "formation_set", among: &["custom"] }];

/// HC-15.3: the three levels.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "zefirine", set: &[("formation_penalty", "3"), ("win_condition", "deck")] },
    Preset { id: "slamino", set: &[] },
    Preset { id: "furvent", set: &[("start_aval", "random")] },
];

impl Options {
    /// Numbers within their ranges, and a custom set exactly where one is asked for.
    pub(crate) fn validate(&self) -> Result<(), Refusal> {
        let numbers = [
            ("malus_threshold", self.malus_threshold),
            ("soutien_threshold", self.soutien_threshold),
            ("entry_limit", self.entry_limit),
            ("formation_penalty", self.formation_penalty),
            ("hand_size", self.hand_size),
            ("aval_size", self.aval_size),
            ("competition_shift", self.competition_shift),
        ];
        for (name, value) in numbers {
            for field in FIELDS.iter().filter(|field| field.name == name) {
                if let Kind::Number { min, max } = field.kind
                    && !(min..=max).contains(&u64::from(value))
                {
                    return Err(Refusal::new(field.rule, "refused-option-range")
                        .with("name", name)
                        .with("value", value)
                        .with("min", min)
                        .with("max", max));
                }
            }
        }
        self.validate_actions()?;
        match (self.formation_set, &self.formations) {
            (Formations::Custom, None) => Err(Refusal::new(rule::FORMATIONS, "refused-formations-missing")),
            (Formations::HordeA | Formations::Pairs, Some(_)) => {
                Err(Refusal::new(rule::FORMATIONS, "refused-formations-unused"))
            }
            _ => Ok(()),
        }
    }

    /// HC-15.7: an action is forbidden, or dearer, or cheaper, and none is to be had for nothing.
    fn validate_actions(&self) -> Result<(), Refusal> {
        let changed = [self.forbidden_action, self.dearer_action, self.cheaper_action];
        let twice = |&(at, action): &(usize, PaidAction)| action != PaidAction::None && changed[..at].contains(&action);
        if changed.into_iter().enumerate().any(|pair| twice(&pair)) {
            return Err(Refusal::new(rule::LAB_ACTIONS, "refused-action-changed-twice"));
        }
        if self.cheaper_action == PaidAction::Repos {
            return Err(Refusal::new(rule::LAB_ACTIONS, "refused-action-for-nothing"));
        }
        Ok(())
    }

    /// What the actions cost, by the role whose action it is (HC-8.6 … HC-8.9, HC-15.7).
    pub(crate) fn costs(&self, printed: [u8; 4]) -> Result<[u8; 4], Refusal> {
        let mut costs = printed;
        if let Some(role) = self.dearer_action.doer() {
            costs[role as usize] += 1;
        }
        if let Some(role) = self.cheaper_action.doer() {
            costs[role as usize] -= 1;
        }
        if let Some(role) = self.forbidden_action.doer() {
            costs[role as usize] = FORBIDDEN;
        }
        if costs.contains(&0) {
            return Err(Refusal::new(rule::LAB_ACTIONS, "refused-action-for-nothing"));
        }
        Ok(costs)
    }

    /// The roles that each kind of Rencontre passes over: one (HC-9.8), or all where it is played as an ace (HC-15.6).
    pub(crate) fn spares(&self) -> [u8; 4] {
        let by_name = self.immunity == Immunity::Name;
        let spared = |kind: Encounter| match self.rencontre_replaced.kind() {
            Some(replaced) if replaced == kind => EVERYBODY,
            _ => kind.spares(by_name).map_or(0, Role::bit),
        };
        Encounter::ALL.map(spared)
    }

    /// The formations in use, of which one set is printed.
    pub(crate) fn formations(&self, printed: &FormationSet) -> Result<FormationSet, Refusal> {
        let set = match self.formation_set {
            Formations::HordeA => Some(printed.clone()),
            Formations::Pairs => FormationSet::named("pairs"),
            Formations::Custom => self.formations.clone(),
        };
        set.ok_or_else(|| Refusal::new(rule::FORMATIONS, "refused-formations-missing"))
    }
}
