import type { BatchProduct, undoStates } from "@mauzo/contract/catalogue/product-edits";

type State = (typeof undoStates)[number];
const coming = ["back", "partly", "archive"] as const;
const left = ["changed", "moved", "archived"] as const;
type Words = `undo.${Exclude<State, "done">}` | `stayed.${(typeof left)[number]}` | "isBack" | "isArchived";
/** How many products something is said of, in which words, and whether they would be taken back, are, or stay. */
type Line = { words: Words; of: number; now: "comes" | "came" | "stays" };

/**
 * What taking a batch back would do to its products now, or what it did, line by line. `back`: how many would become as
 * they were, `made`: how many new ones would be archived.
 */
export function undoLines(products: readonly Pick<BatchProduct, "undo" | "changes">[], undone: boolean) {
  const those = (state: State) => products.filter(({ undo }) => undo === state);
  const back = those("back").length + those("partly").length;
  const made = those("archive").length;
  const final = undone || back + made === 0;
  // What a batch made is not as it was before: it is archived.
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
