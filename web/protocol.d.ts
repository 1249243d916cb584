// Made by `cargo xtask protocol` from the types of crates/table/src/message.rs. A test compares: do not edit.

export type Board = { cells: Cell[]; drawing: string[]; facts: string[] };

export type BoardChanges = { cells?: Cell[]; drawing?: string[] | null; facts?: string[] | null };

export type Cell = { name: string; text: string };

export type ChanceView = { automatic?: boolean; dice?: Die[] | null; outcomes?: OutcomeView[] | null; real?: boolean; text?: string };

export type ChangedParts = { chance?: ChanceView | null; choices?: ChoiceView[] | null; composed?: Composed[] | null; curtain?: Curtain | null; over?: Over | null; prompt?: Prompt | null; seats?: SeatView[] | null; undo?: UndoView[] | null; waits?: string | null };

export type ChoiceView = { alias?: boolean; gives_up?: boolean; id: number; label: string; main?: boolean; minor?: boolean; seat: number; targets?: string[]; then?: number[]; warning?: string | null };

export type ClientMessage =
  | { client: string; id: number; seat: number; t: "act"; then?: number[]; v: number }
  | { client: string; seat: number; t: "compose"; text: string; v: number }
  | { client: string; dice?: number[] | null; outcome?: any | null; roll?: boolean | null; t: "chance"; v: number }
  | { client: string; seat: number; t: "undo"; v: number }
  | { client: string; id: number; seat: number; t: "preview"; then?: number[] }
  | { client: string; picked?: string[]; seat: number; t: "why"; thing: string }
  | { client: string; seat: number; t: "hint" }
  | { client: string; seat?: number | null; t: "look" }
  | { bot?: string | null; client: string; name?: string | null; seat: number; t: "seat"; what: SeatWhat }
  | { client: string; t: "table"; what: TableWhat }
  | { client: string; pace: Pace; t: "pace" }
  | { client: string; t: "lesson"; what: LessonWhat }
  | { t: "ping" };

export type Composed = { seat: number; text: string };

export type Curtain = { closed?: boolean; hide?: string | null; looks?: CurtainLook[] };

export type CurtainLook = { asked?: boolean; label?: string; seat?: number };

export type Cut = { rule?: string | null; text: string };

export type Die = { faces: number; name: string };

export type Final = { name?: string; place?: number; score?: number; seat?: number; standing?: string; won?: boolean };

export type LessonMessage = { at: number; card: string };

export type LessonWhat = "next" | "back";

export type LogLine = { head?: boolean; n: number; notes?: string[]; now?: boolean; rule: string; text: string };

export type OutcomeView = { chance: any; label: string };

export type Over = { luck?: boolean; onward?: number | null; rematch?: string | null; standings: Final[]; title?: string };

export type Pace = "once" | "normal" | "slow";

export type PageMessage = TableView & { lesson?: LessonMessage | null; lines?: string[] | null; order?: string[] | null; regions?: string[] };

export type Panel = { below?: boolean; html?: string | null; id: string; leads?: boolean; now?: boolean; title: string };

export type Prompt = { seat: number; text: string };

export type RefusedMessage = { client?: string | null; retry?: number | null; rule?: string | null; text: string; v?: number | null };

export type SeatKind = "human" | "bot" | "open";

export type SeatView = { awaited?: boolean; bot?: string | null; here?: boolean; kind?: SeatKind; mine?: boolean; name?: string; out?: boolean; place?: number; score?: number; seat?: number; standing?: string; won?: boolean };

export type SeatWhat = "take" | "leave" | "bot" | "rename";

export type ServerMessage =
  | PageMessage & { t: "page" }
  | StepMessage & { t: "step" }
  | { m?: string; t: "v"; v: number }
  | { client: string; cut?: Cut | null; t: "ack"; table?: string | null; v: number }
  | RefusedMessage & { t: "refused" }
  | { client: string; overlay: string; t: "preview"; text?: string | null }
  | { client: string; rule?: string | null; t: "why"; text?: string | null }
  | { client: string; ids: number[]; t: "hint"; text: string; then: number[] }
  | { retry?: number | null; t: "bye"; text: string };

export type StepMessage = ChangedParts & { board?: BoardChanges | null; lines?: string[] | null; log?: LogLine[]; m?: string; order?: string[] | null; panels?: Panel[]; patch?: any[]; regions?: string[]; v: number };

export type TableView = { board?: Board; chance?: ChanceView | null; choices?: ChoiceView[]; composed?: Composed[]; curtain?: Curtain | null; log?: LogLine[]; m?: string; over?: Over | null; panels?: Panel[]; prompt?: Prompt | null; scene?: string; seats?: SeatView[]; seen?: string; undo?: UndoView[]; v?: number; waits?: string };

export type TableWhat = "rematch" | "luck" | "onward" | "delete" | "leave";

export type UndoView = { corrects?: boolean; other?: boolean; possible: boolean; rule?: string | null; seat: number; why?: string | null };

/** A message before its connection has given it a client id. */
export type Unsent = ClientMessage extends infer M ? (M extends { client: string } ? Omit<M, "client"> : never) : never;
