import type { Language } from "@mauzo/contract/shared";

type Text = { language: Language };
type Leads = { outlet: string };
/**
 * A problem of a flow as a code with its values; whoever shows it has the words. `node` is null if it concerns the whole
 * document.
 */
export type FlowProblem = { node: string | null } & (
  | { code: "loop_without_pause" | "name_twice" | "unreachable" | "option_id_twice" }
  | { code: "start_missing"; start: string }
  | { code: "edge_from_nowhere"; from: string }
  | ({ code: "outlet_unknown" | "outlet_open" | "outlet_twice" } & Leads)
  | ({ code: "edge_to_nowhere"; to: string } & Leads)
  | { code: "keyword_to_nowhere"; word: string; to: string }
  /** Words that lead to two steps: the first of them is met. */
  | { code: "keyword_twice"; word: string }
  | { code: "label_too_long"; label: string; most: number }
  | { code: "too_many_options"; most: number }
  /** Words that no customer can have as a tag. */
  | { code: "tag_unfit"; tag: string; most: number }
  | ({ code: "labels_alike" | "text_empty" } & Text)
  | { code: "placeholder_unknown" | "value_unknown" | "value_taken"; name: string }
  /** What the owner has to fill in or choose. */
  | {
      code:
        | "value_unnamed"
        | "words_missing"
        | "options_missing"
        | "picture_missing"
        | "segment_missing"
        | "days_missing"
        | "amount_missing"
        | "time_missing"
        | "address_unfit";
    }
);
