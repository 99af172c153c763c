/** From which sum on a second admin confirms; null: none does. */
export type Rule = number | null;
/** What is saved. `still`: the stricter rule that holds until a moment, because what is saved is looser. */
export type SettingsDocument = {
  confirm_from_minor: Rule;
  still?: { confirm_from_minor: number; until: string } | null;
};

/** The stricter rule that still holds. Both moments are ISO texts in UTC, so they compare as such. */
export const stillHeld = ({ still }: SettingsDocument, now: Date) =>
  still && still.until > now.toISOString() ? still : null;

/**
 * What is saved when somebody sets another rule: one that asks for less than the one that holds now has to wait, so that
 * nobody who got into one account takes the second admin away and the money with them.
 */
export function settingsAfter(before: SettingsDocument, rule: Rule, { now, waitMs }: { now: Date; waitMs: number }) {
  const held = stillHeld(before, now)?.confirm_from_minor ?? before.confirm_from_minor;
  const isLooser = held !== null && (rule === null || rule > held);
  const still = isLooser
    ? { confirm_from_minor: held, until: new Date(now.getTime() + waitMs).toISOString() }
    : undefined;
  return { isLooser, document: { confirm_from_minor: rule, ...(still && { still }) } };
}
