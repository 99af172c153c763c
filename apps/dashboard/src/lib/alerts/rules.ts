import type { Conversation } from "@mauzo/contract/conversations/conversations";

/** What was the last message of conversations that somebody was told of. */
export type Known = ReadonlyMap<string, number>;

/**
 * The conversations in which a customer has written since, and waits for this person: theirs, or nobody's, and not the bot's.
 * Without anything known, nothing is new: what waited before the page was opened is no news.
 */
export function newlyWritten(
  known: Known | undefined,
  unread: readonly Conversation[],
  userId: string,
): readonly Conversation[] {
  if (known === undefined) return [];
  return unread.filter(
    ({ id, last_seq, waiting_since, answered_by, assignee }) =>
      waiting_since !== null &&
      answered_by !== "bot" &&
      (assignee === null || assignee.id === userId) &&
      last_seq > (known.get(id) ?? 0),
  );
}

/** What is known once these were told of. */
export const knownWith = (known: Known | undefined, unread: readonly Conversation[]): Known =>
  new Map([...(known ?? []), ...unread.map(({ id, last_seq }) => [id, last_seq] as const)]);
