//! What is asked, what can be chosen, what chance is due, what can be taken back, and how it ended.

use super::regions::Place;
use crate::{
    icon::icon,
    model::{ChanceView, ChoiceView, TableView, UndoView},
    review::review_link,
    rules::rule_link,
    words::Words,
};
use galerne_engine::Message;
use maud::{Markup, html};

/// One plain sentence.
pub(super) fn prompt(view: &TableView, words: Words) -> Markup {
    let text = match &view.prompt {
        Some(prompt) => prompt.text.clone(),
        None if !view.waits.is_empty() => view.waits.clone(),
        None if view.over.is_some() => words.t("over"),
        None => words.t("wait"),
    };
    html! { p id="prompt" role="status" tabindex="-1" data-mine[view.prompt.is_some()] { (text) } }
}

/// Several players at one device: who looks, and the button by which the next one says that it was passed on.
pub(super) fn curtain(view: &TableView) -> Markup {
    let curtain = view.curtain.clone().unwrap_or_default();
    html! {
        div id="curtain" data-closed[curtain.closed] hidden[curtain.looks.is_empty() && curtain.hide.is_none()] {
            @for look in &curtain.looks {
                button type="submit" form="by-hand" name="do" value={ "look " (look.seat) } data-look=(look.seat)
                    class=[(look.asked && curtain.closed).then_some("primary")] { (look.label) }
            }
            @if let Some(hide) = &curtain.hide {
                button type="submit" form="by-hand" name="do" value="hide" data-look="" { (hide) }
            }
        }
    }
}

/// As many usual answers as are listed openly; where there are more, those that can be touched on the picture are folded away.
const LISTED: usize = 12;

/// The legal actions as plain buttons, for keyboards, screen readers and tests. Main actions (confirm, stop, end) stand first.
pub(super) fn choices(view: &TableView, words: Words) -> Markup {
    let mut seats: Vec<u8> = view.choices.iter().map(|choice| choice.seat).collect();
    seats.dedup();
    html! {
        div id="choices" {
            @for &seat in &seats {
                @let of_seat = || view.choices.iter().filter(move |choice| choice.seat == seat);
                // With several seats on one device, each group says whose it is.
                @if seats.len() > 1 {
                    h3 { (name_of(view, seat)) }
                }
                @let single = || of_seat().filter(|choice| !choice.gives_up && !choice.alias && choice.then.is_empty());
                @let main = || of_seat().filter(|choice| choice.main);
                @let sequences = || of_seat().filter(|choice| !choice.main && !choice.then.is_empty());
                @let many = single().filter(|choice| !choice.main && !choice.minor).count() > LISTED;
                @let is_folded = |choice: &ChoiceView| choice.minor || many && !choice.main && !choice.targets.is_empty();
                @if main().next().is_some() {
                    ul class="choices main" { @for choice in main() { li { (button(choice)) } } }
                }
                @if single().any(|choice| !choice.main && !is_folded(choice)) {
                    ul class="choices" {
                        @for choice in single().filter(|choice| !choice.main && !is_folded(choice)) { li { (button(choice)) } }
                    }
                }
                @if single().any(&is_folded) {
                    details class="folded" {
                        summary { (words.say(&Message::new("choices-all").with("count", single().filter(|choice| is_folded(choice)).count()))) }
                        ul class="choices" { @for choice in single().filter(|choice| is_folded(choice)) { li { (button(choice)) } } }
                    }
                }
                // Several actions in one go: as many as the board has cells, so they stand folded away.
                @if sequences().next().is_some() {
                    details class="sequences" {
                        summary { (words.t("sequences")) }
                        ul class="choices" { @for choice in sequences() { li { (button(choice)) } } }
                    }
                }
                // Only for hands on the picture: the list has the action already.
                @if of_seat().any(|choice| choice.alias) {
                    ul class="aliases" hidden { @for choice in of_seat().filter(|choice| choice.alias) { li { (button(choice)) } } }
                }
                @if of_seat().any(|choice| choice.gives_up) {
                    details class="giving-up" {
                        summary { (words.t("giving-up")) }
                        ul class="choices" {
                            @for choice in of_seat().filter(|choice| choice.gives_up) { li { (button(choice)) } }
                        }
                    }
                }
            }
        }
    }
}

/// What stands after a long dash in a label is its consequence, and is set smaller.
fn button(choice: &ChoiceView) -> Markup {
    let (name, consequence) = match choice.label.split_once(" — ") {
        Some((name, consequence)) => (name, Some(consequence)),
        None => (choice.label.as_str(), None),
    };
    html! {
        button type="button" class="choice" data-seat=(choice.seat) data-id=(choice.id)
            data-targets=(choice.targets.join(" ")) data-gives-up[choice.gives_up] data-warning=[choice.warning.as_deref()] data-main[choice.main] data-minor[choice.minor] data-alias[choice.alias]
            data-then=[(!choice.then.is_empty()).then(|| numbers(&choice.then))] {
            b { (name) }
            @if let Some(consequence) = consequence { " " small { (consequence) } }
        }
    }
}

fn numbers(ids: &[usize]) -> String {
    ids.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn chance(view: &TableView, words: Words) -> Markup {
    html! {
        div id="chance" data-due[view.chance.is_some()] {
            @if let Some(chance) = &view.chance { (due(chance, words)) }
        }
    }
}

/// So few dice with so few faces show each face, to be touched; more of them, and larger ones, are typed.
const FEW_DICE: usize = 3;
const FEW_FACES: u8 = 6;

/// The controls for the chance that the prompt names. Only with real dice do they ask for the outcome.
fn due(chance: &ChanceView, words: Words) -> Markup {
    html! {
        @if !chance.automatic && !chance.real {
            button type="button" class="primary" data-roll {
                @if chance.dice.is_some() { (words.t("throw")) } @else { (words.t("draw")) }
            }
        }
        @if !chance.automatic && chance.real {
            @if let Some(dice) = &chance.dice {
                form data-dice {
                    @let touched = dice.len() <= FEW_DICE && dice.iter().all(|die| die.faces <= FEW_FACES);
                    @for (place, die) in dice.iter().enumerate() {
                        @if touched {
                            fieldset class="faces" {
                                legend { (die.name) }
                                @for face in 1..=die.faces {
                                    label { input type="radio" name={ "die" (place) } value=(face) required; (face) }
                                }
                            }
                        } @else {
                            label {
                                (die.name) " "
                                input type="number" name={ "die" (place) } min="1" max=(die.faces) required inputmode="numeric";
                            }
                        }
                    }
                    button class="primary" { (words.t("dice-say")) }
                }
            } @else if let Some(outcomes) = &chance.outcomes {
                ul class="choices" {
                    @for outcome in outcomes {
                        li { button type="button" class="choice" data-outcome=(outcome.chance.to_string()) { b { (outcome.label) } } }
                    }
                }
            }
        }
    }
}

/// A button that cannot be used stays where it is and says why.
pub(super) fn undo(view: &TableView, place: Place<'_>, words: Words) -> Markup {
    html! {
        div id="undo" {
            // A reason that all of them share stands once; of different ones each says whose it is.
            @let is_shared = view.undo.windows(2).all(|pair| pair[0].why == pair[1].why);
            @for undo in &view.undo {
                @let several = view.undo.len() > 1 || undo.other;
                @let name = name_of(view, undo.seat);
                @let why = why_id(if is_shared { &view.undo[0] } else { undo });
                button type="button" data-undo=(undo.seat) data-other[undo.other] aria-disabled=[(!undo.possible).then_some("true")]
                    aria-describedby=[undo.why.as_ref().map(|_| why.clone())] {
                    (icon("undo"))
                    @if undo.corrects { span class="word" data-short=(words.t("correct-short")) { (words.t("correct")) } }
                    @else if several { (words.say(&Message::new("undo-of").with("name", name))) }
                    @else { span class="word" data-short=(words.t("undo-short")) { (words.t("undo")) } }
                }
            }
            @for (index, undo) in view.undo.iter().enumerate() {
                @if let Some(reason) = undo.why.as_ref().filter(|_| index == 0 || !is_shared) {
                    p id=(why_id(undo)) class="why" {
                        @if !is_shared { b { (name_of(view, undo.seat)) (words.t("colon")) } " " }
                        (reason) " " (rule_link(place.game, undo.rule.as_deref().unwrap_or_default()))
                    }
                }
            }
        }
    }
}

fn why_id(undo: &UndoView) -> String {
    format!("undo-why-{}", undo.seat)
}

fn name_of(view: &TableView, seat: u8) -> &str {
    view.seats.iter().find(|known| known.seat == seat).map_or("", |known| known.name.as_str())
}

/// Whether the reader sits at this table; a lesson has none.
fn plays_here(view: &TableView, place: Place<'_>) -> bool {
    !place.table.is_empty() && view.seats.iter().any(|seat| seat.mine)
}

pub(super) fn over(view: &TableView, place: Place<'_>, words: Words) -> Markup {
    // A solo player is not ranked, and no player is where there is no winner: “first, lost” makes no sense.
    let is_ranked =
        view.over.as_ref().is_some_and(|over| over.standings.len() > 1 && over.standings.iter().any(|line| line.won));
    html! {
        section id="over" aria-label=(words.t("over-title")) hidden[view.over.is_none()] {
            @if let Some(over) = &view.over {
                h2 { (over.title) }
                ol class="standings" {
                    @for line in &over.standings {
                        li data-won[line.won] {
                            @if is_ranked { span class="place" { (line.place) } }
                            b { (line.name) }
                            span { (line.standing) }
                        }
                    }
                }
                div class="actions" {
                    @let plays = plays_here(view, place);
                    @let order = |what: &'static str, is_first: bool, label: String| html! {
                        button type="submit" form="by-hand" name="do" value=(what) class=[is_first.then_some("primary")] data-table-do=(what) { (label) }
                    };
                    // The next chapter is offered before the rematch.
                    @let onward = over.onward.filter(|_| plays);
                    @if let Some(number) = onward {
                        (order("onward", true, words.say(&Message::new("onward").with("number", number))))
                    }
                    @if let Some(next) = &over.rematch {
                        a class=(if onward.is_none() { "button primary" } else { "button" }) href={ "/table/" (next) } { (words.t("rematch-go")) }
                    } @else if plays {
                        @let again = if over.standings.len() == 1 { "play-again" } else { "rematch" };
                        (order("rematch", onward.is_none(), words.t(again)))
                    }
                    @if over.luck && plays { (order("luck", false, words.t("same-luck"))) }
                    @if !place.table.is_empty() {
                        (review_link(place.table, words))
                        a class="button" href={ "/table/" (place.table) "/replay" } { (words.t("replay")) }
                    }
                    @if !place.table.is_empty() && crate::emblem::is_drawn(place.game) {
                        // Without a script the picture opens as a page of its own.
                        a class="button" href={ "/table/" (place.table) "/share.png" } target="_blank" data-share { (words.t("share-picture")) }
                    }
                    a class="button" href={ "/game/" (place.game) } { (words.t("new-table")) }
                }
                @if over.onward.is_some() && plays_here(view, place) { p class="soft" { (words.t("onward-anew")) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::SeatView;
    use galerne_texts::Language;

    #[test]
    fn ta_2_1_a_reason_that_two_at_one_screen_share_stands_once_and_others_name_their_player() {
        let seat = |seat: u8, name: &str| SeatView { seat, name: name.to_owned(), ..SeatView::default() };
        let undo = |seat: u8, why: &str| UndoView { seat, why: Some(why.to_owned()), ..UndoView::default() };
        let written = |undo: Vec<UndoView>| {
            let view = TableView { seats: vec![seat(0, "Luc"), seat(1, "Eva")], undo, ..TableView::default() };
            super::undo(&view, Place { table: "t", game: "g" }, Words::of(Language::En)).into_string()
        };
        let shared = written(vec![undo(0, "Nothing."), undo(1, "Nothing.")]);
        assert_eq!(shared.matches("Nothing.").count(), 1, "{shared}");
        assert_eq!(shared.matches("aria-describedby=\"undo-why-0\"").count(), 2, "{shared}");
        let different = written(vec![undo(0, "Nothing."), undo(1, "Too late.")]);
        assert!(
            different.contains("<b>Eva:</b> Too late.") && different.contains("<b>Luc:</b> Nothing."),
            "{different}"
        );
    }
}
