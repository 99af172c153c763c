/** `secondsLeft`: until the moment at which the bot answers again; null where it has none. */
type Held = { answeredBy: "bot" | "person" | "nobody"; secondsLeft: number | null };

/** What to do when it could be time: the moment moves on with each message of a person, and goes when somebody hands back. */
export function resumption({
  answeredBy,
  secondsLeft,
}: Held): { does: "resume" | "nothing" } | { does: "wait"; seconds: number } {
  if (answeredBy !== "person" || secondsLeft === null) return { does: "nothing" };
  return secondsLeft <= 0 ? { does: "resume" } : { does: "wait", seconds: Math.ceil(secondsLeft) };
}

/** Whose turn it is after somebody, by the order of ids; undefined where there is nobody. */
export function nextInTurn(ids: readonly string[], last: string | null): string | undefined {
  const inOrder = [...ids].sort();
  return inOrder.find((id) => last === null || id > last) ?? inOrder[0];
}
