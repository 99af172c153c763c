import type { TestOutcome } from "@mauzo/contract/conversations/flow-tests";
import type { Said } from "./saved-talk.ts";

const alike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** How what is said now differs from what was expected, turn by turn. */
export const compareTurn = (was: Said | undefined, now: Said | undefined): TestOutcome => {
  if (!alike(was?.path ?? [], now?.path ?? [])) return "path";
  return alike(was?.says ?? [], now?.says ?? []) ? "same" : "words";
};

/** Of a whole conversation: the farthest of its turns. */
export function worstOf(outcomes: readonly TestOutcome[]): TestOutcome {
  if (outcomes.includes("path")) return "path";
  return outcomes.includes("words") ? "words" : "same";
}
