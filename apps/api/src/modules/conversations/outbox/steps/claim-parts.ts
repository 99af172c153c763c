import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import {
  type ClaimedPart,
  countSending,
  delayPart,
  listHeads,
  lockNumber,
  loseStalled,
  markSending,
  mostHeads,
  setPairs,
  setTokens,
} from "../queries/claim.ts";
import type { DueNumber } from "../queries/due-numbers.ts";
import { withdrawUnwantedOffers } from "../queries/withdraw.ts";
import { burst, mostAtOnce, pairAfter, pairFreeAt, tokensNow } from "../rules/rates.ts";
import { sendingMs, unknownHoldsMs } from "../rules/retries.ts";
import { withdrawReminders } from "./withdraw-reminders.ts";

export type Claim = {
  shopId: string;
  numberId: string;
  phoneNumberId: string;
  token: string;
  /** How often in a row it was paused; above 0, this part tries whether the provider takes messages again. */
  pauses: number;
  parts: ClaimedPart[];
  /** There may be more, which the number's rate holds back. */
  isLimited: boolean;
};

export type SealedToken = { shopId: string; connectionId: string; sealedToken: Buffer };

/** What of each lane is taken back when it is to leave: reminders and offers that nobody wants any more. */
const withdrawnOf: Readonly<Record<number, typeof withdrawUnwantedOffers>> = {
  1: withdrawReminders,
  2: withdrawUnwantedOffers,
};

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Takes what a number may send now and marks it as being sent, so that nobody else sends it. What has been sent for too
 * long counts as lost first. Undefined if there is nothing, or another process is at it.
 * @param tokenOf opens what opens the number: before anything is marked, as it may fail.
 */
export async function claimParts(
  tx: Tx,
  { shopId, numberId, lanes }: DueNumber,
  tokenOf: (sealed: SealedToken) => string,
  now: Date,
): Promise<Claim | undefined> {
  const number = { shopId, numberId };
  const known = await lockNumber(tx, shopId, numberId);
  if (!known) return undefined;
  const lost = await loseStalled(tx, number, { since: later(now, -sendingMs), holdsUntil: later(now, unknownHoldsMs) });
  for (const id of new Set(lost.map(({ conversationId }) => conversationId)))
    await publishLiveEvent(tx, { topic: "conversations", id });
  const isPaused = known.pausedUntil !== null && new Date(known.pausedUntil) > now;
  if (known.isRemoved || isPaused || lanes.length === 0) return undefined;

  const token = tokenOf({ shopId, connectionId: known.connectionId, sealedToken: known.sealedToken });
  const claim = { ...number, token, phoneNumberId: known.phoneNumberId, pauses: known.pauses };
  const tokens = tokensNow({ tokens: known.tokens, tokensAt: new Date(known.tokensAt) }, now);
  // After a pause one part alone tries whether the provider takes messages again.
  const free = (known.pauses > 0 ? 1 : mostAtOnce) - (await countSending(tx, number));
  const most = Math.floor(Math.min(tokens, free, burst));
  const taken = new Map<string, { id: string; contactId: string; freeAt: Date }>();
  let isLimited = most <= 0;
  for (const lane of lanes) {
    if (taken.size >= most) break;
    const heads = await listHeads(tx, number, lane, now);
    if (heads.length === mostHeads) isLimited = true;
    const unwanted =
      (await withdrawnOf[lane]?.(
        tx,
        shopId,
        heads.map(({ id }) => id),
      )) ?? new Set();
    for (const { id, conversationId, contactId, freeAt: given } of heads) {
      if (unwanted.has(id)) continue;
      const freeAt = given === null ? undefined : new Date(given);
      if (pairFreeAt(freeAt) > now) await delayPart(tx, shopId, id, pairFreeAt(freeAt));
      else if (taken.size >= most) isLimited = true;
      else if (!taken.has(conversationId)) taken.set(conversationId, { id, contactId, freeAt: pairAfter(freeAt, now) });
    }
  }
  if (taken.size === 0) return isLimited ? { ...claim, parts: [], isLimited } : undefined;
  const parts = await markSending(
    tx,
    shopId,
    [...taken.values()].map(({ id }) => id),
    now,
  );
  // Two conversations of one contact count as one after the other would: the later time wins.
  await setPairs(tx, shopId, [...new Map([...taken.values()].map((each) => [each.contactId, each])).values()]);
  await setTokens(tx, number, tokens - parts.length, now);
  return { ...claim, parts, isLimited };
}
