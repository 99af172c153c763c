import type { BatchProduct, undoStates } from "@mauzo/contract/catalogue/product-bulk-edits";

type State = (typeof undoStates)[number];
const coming = ["back", "partly", "archive"] as const;
const left = ["changed", "moved", "archived"] as const;
type Words = `undo.${Exclude<State, "done">}` | `stayed.${(typeof left)[number]}` | "isBack" | "isArchived";
/** How many products a line is about, its message, and whether they would be undone, were undone, or stay. */
type Line = { words: Words; of: number; now: "comes" | "came" | "stays" };

/**
 * What undoing a bulk edit would do to its products now, or what it did, line by line. `back`: how many would return to
 * their old state, `made`: how many new ones would be archived.
 */
export function undoSummary(products: readonly Pick<BatchProduct, "undo" | "changes">[], undone: boolean) {
  const those = (state: State) => products.filter(({ undo }) => undo === state);
  const back = those("back").length + those("partly").length;
  const made = those("archive").length;
  const final = undone || back + made === 0;
  // New products created by the edit have no old state: undoing archives them.
  const out = those("done").filter(({ changes }) => changes.length === 0).length;
  const lines: Line[] = [
    ...coming.map((state): Line => ({ words: `undo.${state}`, of: those(state).length, now: "comes" })),
    ...left.map(
      (state): Line => ({ words: `${final ? "stayed" : "undo"}.${state}`, of: those(state).length, now: "stays" }),
    ),
    { words: "isBack", of: those("done").length - out, now: "came" },
    { words: "isArchived", of: out, now: "came" },
  ];
  return { back, made, lines: lines.filter(({ of }) => of > 0) };
}
