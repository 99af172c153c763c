const hourMs = 3_600_000;
/** For how long a customer's message lets a shop say anything; afterwards only templates go through. */
export const windowMs = 24 * hourMs;

export type WindowFacts = {
  /** When the customer wrote last, by the provider's time; null if never. */
  lastInAt: Date | null;
  /** Until when a chat that began from an advertisement is free (72 h), as the provider said. */
  entryUntil: Date | null;
  /** When the provider last refused something because the window was closed (error 131047). */
  closedByProvider: Date | null;
};
/** `until` is null where it never opened or the provider closed it; `left` is in milliseconds, 0 when closed. */
export type Window = { open: boolean; until: Date | null; left: number };

/**
 * WhatsApp's customer service window. It opens with each message of the customer, whose time is never taken as later
 * than now, and stays open longer after an advertisement. A refusal of the provider wins until the customer writes
 * again.
 */
export function windowOf({ lastInAt, entryUntil, closedByProvider }: WindowFacts, now: Date): Window {
  const closed = { open: false, left: 0 };
  const last = lastInAt === null ? null : Math.min(lastInAt.getTime(), now.getTime());
  if (closedByProvider !== null && (last === null || closedByProvider.getTime() >= last))
    return { ...closed, until: null };
  const until = Math.max(last === null ? 0 : last + windowMs, entryUntil?.getTime() ?? 0);
  if (until === 0) return { ...closed, until: null };
  const left = until - now.getTime();
  return left > 0 ? { open: true, until: new Date(until), left } : { ...closed, until: new Date(until) };
}
