const dayMs = 86_400_000;
/** The day before a day. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/** What is owed in the order in which a payment goes to it: what is due first, then the oldest. */
export function inOrderOfDays<One extends { id: string; due_on: string | null; days: number }>(
  today: string,
  all: readonly One[],
): One[] {
  const dayOf = ({ due_on, days }: One) => Date.parse(due_on ?? today) - (due_on === null ? days * dayMs : 0);
  return all.toSorted((one, other) => dayOf(one) - dayOf(other) || (one.id < other.id ? -1 : 1));
}
