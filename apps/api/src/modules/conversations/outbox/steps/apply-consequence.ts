import { isOfOffers } from "@mauzo/channels/errors";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { markUnreachable } from "../../../customers/contacts/mark-unreachable.ts";
import { closeWindows, lockPause, setConnectionState, setPause } from "../queries/results.ts";
import { isOfToken } from "../rules/pauses.ts";
import type { Consequence } from "../rules/retries.ts";

type Cause = { shopId: string; numberId: string; conversationId: string; contactId: string; messageId: string };

/** Pauses a number; the shop is told when it begins to be for something that it must mend. */
async function pauseNumber(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, numberId }: Cause,
  { afterMs, code }: Extract<Consequence, { kind: "pause" }>,
  now: Date,
): Promise<void> {
  const before = await lockPause(tx, shopId, numberId);
  if (!before) return;
  const isNews = code !== null && before.pausedCode === null;
  // The answers to requests that were open at the same time say it once more.
  if (!isNews && before.pausedUntil !== null && new Date(before.pausedUntil) > now) return;
  await setPause(
    tx,
    { shopId, numberId },
    {
      pausedUntil: new Date(now.getTime() + afterMs),
      pausedCode: code ?? before.pausedCode,
      pauses: before.pauses + 1,
    },
  );
  if (!isNews) return;
  if (isOfToken(code))
    await setConnectionState(
      tx,
      { shopId, connectionId: before.connectionId },
      { state: "refused", refusedCode: code },
    );
  const actor = { kind: "system" as const };
  await emitFact(tx, { name: "channel.paused", shopId, subject: numberId, actor, payload: { code } });
}

/**
 * Does what an error of the provider means beyond the one part. In a transaction of its own, as it locks what comes before
 * the outbox.
 */
export async function applyConsequence(
  tx: Tx,
  emitFact: EmitFact,
  cause: Cause,
  consequence: Consequence,
  now: Date,
): Promise<void> {
  const { shopId, conversationId, contactId, messageId } = cause;
  if (consequence.kind === "pause") return pauseNumber(tx, emitFact, cause, consequence, now);
  const told = {
    shopId,
    subject: conversationId,
    actor: { kind: "system" as const },
    payload: { message_id: messageId },
  };
  if (consequence.kind === "contact") {
    const { code } = consequence;
    await markUnreachable(tx, { shopId, contactId, code });
    if (!isOfOffers(code)) await emitFact(tx, { name: "message.not_reached", ...told });
    return;
  }
  await closeWindows(tx, shopId, [conversationId], now);
  await publishLiveEvent(tx, { topic: "conversations", id: conversationId });
  await emitFact(tx, { name: "message.too_late", ...told });
}
