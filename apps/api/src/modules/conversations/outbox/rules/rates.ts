/**
 * A number may send and receive 80 messages a second together. It sends at most 60 in any second, whatever came before:
 * the bucket's content at once, and what flows in meanwhile.
 */
export const burst = 10;
const perSecond = 50;

/** How many requests of a number are open at the same time, so that a slow provider does not hold all of them. */
export const mostAtOnce = 20;

/** What a number may send now. */
export const tokensNow = ({ tokens, tokensAt }: { tokens: number; tokensAt: Date }, now: Date): number =>
  Math.min(burst, tokens + (Math.max(0, now.getTime() - tokensAt.getTime()) / 1000) * perSecond);

const pairEveryMs = 6_000;
const pairAheadMs = 264_000;

/** When a message to this contact may leave: one in six seconds, and 45 at once if they were quiet before. */
export const pairFreeAt = (freeAt: Date | undefined): Date => new Date((freeAt?.getTime() ?? 0) - pairAheadMs);

/** The contact's row after one more message. */
export const pairAfter = (freeAt: Date | undefined, now: Date): Date =>
  new Date(Math.max(freeAt?.getTime() ?? 0, now.getTime()) + pairEveryMs);
