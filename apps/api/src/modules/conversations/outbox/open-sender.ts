import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { Logger } from "pino";
import type { Pool } from "../../../db/connection-pool.ts";
import type { SealedValues } from "../../../db/sealed/sealed-values.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import type { Channels, SendResult } from "../../../gateways/channels/port.ts";
import { openLoop } from "../../../jobs/open-loop.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { keepWaId } from "../../customers/contacts/keep-wa-id.ts";
import type { ClaimedPart } from "./queries/claim.ts";
import { type DueNumber, listDueNumbers } from "./queries/due-numbers.ts";
import { recipientOf } from "./rules/recipient.ts";
import { outcomeOf } from "./rules/retries.ts";
import { applyConsequence } from "./steps/apply-consequence.ts";
import { type Claim, claimParts, type SealedToken } from "./steps/claim-parts.ts";
import { recordResult } from "./steps/record-result.ts";
import { resumeNumber } from "./steps/resume-number.ts";

export type SenderDeps = {
  pool: Pool;
  channels: Pick<Channels<OutgoingPart>, "send">;
  sealedValues: Pick<SealedValues, "open">;
  emitFact: EmitFact;
  log: Pick<Logger, "warn" | "error">;
  /** The clock. */
  now?: () => Date;
};

/** How many numbers are looked at in one round, and how many requests a process has open. */
const mostNumbers = 50;
const mostOpen = 200;
/** When a number's rate holds something back, it is looked at again after this; otherwise after `pollEveryMs`. */
const limitedMs = 100;
const pollEveryMs = 1_000;

/**
 * Sends what the outbox holds, after its commit. Any number of processes may run it: who claims a part is the only one
 * that sends it, and a part whose request got no answer is never sent again.
 */
export function openSender({ pool, channels, sealedValues, emitFact, log, now = () => new Date() }: SenderDeps) {
  const open = new Set<Promise<void>>();

  const tokenOf = ({ shopId, connectionId, sealedToken }: SealedToken) =>
    sealedValues.open(sealedToken, { shopId, table: "channel_connections", id: connectionId, field: "sealed_token" });

  const record = async (claim: Claim, part: ClaimedPart, result: SendResult) => {
    const { shopId, numberId, pauses } = claim;
    const { id, conversationId, contactId, messageId, tries } = part;
    const { outcome, consequence } = outcomeOf(result, { tries, pauses });
    // Before the part: so nothing of the number is sent between the two, and locks are taken in their order.
    if (consequence)
      await inShop(pool, shopId, (tx) =>
        applyConsequence(tx, emitFact, { shopId, numberId, conversationId, contactId, messageId }, consequence, now()),
      );
    const { event } = outcome;
    const waId = event === "accepted" && outcome.waId !== part.waId ? outcome.waId : undefined;
    await inShop(pool, shopId, async (tx) => {
      if (event === "accepted" && pauses > 0) await resumeNumber(tx, emitFact, { shopId, numberId });
      if (waId !== undefined) await keepWaId(tx, { shopId, contactId, waId });
      await recordResult(tx, { shopId, id, conversationId }, outcome, now());
    });
  };

  const send = async (claim: Claim, part: ClaimedPart) => {
    const to = recipientOf(part);
    const number = { phoneNumberId: claim.phoneNumberId, token: claim.token };
    const result: SendResult = to
      ? await channels.send(
          number,
          { to, part: part.wire, ...(part.quotedId !== null && { replyTo: part.quotedId }) },
          part.id,
        )
      : { result: "refused", code: 131026, details: "" };
    if (result.result === "refused")
      log.warn({ code: result.code, details: result.details, outbox: part.id }, "a message was refused");
    await record(claim, part, result);
  };

  /** What is not recorded counts as lost later, as if the process had died. */
  const launch = (claim: Claim, part: ClaimedPart) => {
    const sending = send(claim, part)
      .catch((err: unknown) => log.error({ err, outbox: part.id }, "what became of a message was not recorded"))
      .finally(() => {
        open.delete(sending);
        loops.sender.wake();
      });
    open.add(sending);
  };

  const sendOf = async (number: DueNumber) => {
    const claim = await inShop(pool, number.shopId, (tx) => claimParts(tx, number, tokenOf, now()));
    if (!claim) return { sent: 0, isLimited: false };
    for (const part of claim.parts) launch(claim, part);
    return { sent: claim.parts.length, isLimited: claim.isLimited };
  };

  /** Sends once what may be sent now. */
  const round = async () => {
    let [sent, isLimited] = [0, false];
    if (open.size >= mostOpen) return { sent, isLimited };
    for (const number of await listDueNumbers(outsideShops(pool), now(), mostNumbers)) {
      try {
        const done = await sendOf(number);
        sent += done.sent;
        isLimited ||= done.isLimited;
      } catch (err) {
        log.error({ err, number: number.numberId }, "nothing of a number could be sent");
      }
    }
    return { sent, isLimited };
  };

  const loop = openLoop({
    run: async () => {
      const { sent, isLimited } = await round();
      return sent > 0 ? 0 : isLimited ? limitedMs : pollEveryMs;
    },
    onWake: loops.sender.onWake,
    log,
  });

  return {
    /** Sends everything that may be sent by now, and waits for the answers. */
    sendDue: async () => {
      for (;;) {
        const { sent } = await round();
        if (sent === 0 && open.size === 0) return;
        if (open.size > 0) await Promise.race(open);
      }
    },
    start: loop.start,
    /** Takes nothing more, and waits for the answers that are open. */
    stop: async () => {
      await loop.stop();
      await Promise.all(open);
    },
  };
}
