import { countParts } from "@mauzo/channels/sms/count-parts";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { SealedValues } from "../../../../db/sealed/sealed-values.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { SmsAccount, SmsMessage } from "../../../../gateways/sms/port.ts";
import { messageLinks } from "../../opt-outs/steps/message-links.ts";
import { openAccount } from "../../sms-connections/steps/open-account.ts";
import { setFreeAt } from "../../sms-connections/steps/set-free-at.ts";
import { takeConnection } from "../../sms-connections/steps/take-connection.ts";
import { isSmsDue } from "../../sms-messages/is-sms-due.ts";
import { findStoredCampaign, lockStoredCampaign, updateCampaignRow } from "../queries/campaigns.ts";
import { dayMoment } from "../queries/day-moments.ts";
import {
  countSending,
  type DueCampaign,
  findShopNames,
  giveUpSending,
  markSending,
  markSkipped,
  takeHeads,
} from "../queries/sending.ts";
import { skipHead } from "../rules/skip-head.ts";
import { writeMessage } from "../rules/write-message.ts";
import { tellByItself } from "./tell-campaign.ts";

/** How many are handed over at once: as many as may be unknown when a process dies. */
const handful = 20;
/** After so long what was handed over does not come back: longer than any answer is waited for. As in `due_campaigns`. */
const lostMs = 40_000;
/** From when on it is asked whether a campaign is still to go. */
const lateMs = 2 * 3_600_000;
const lookAgainMs = 1_000;

type Handful = {
  account: SmsAccount;
  messages: SmsMessage[];
  /** Over what they are handed over. */
  connectionId: string;
};
type Options = {
  sealedValues: Pick<SealedValues, "open">;
  emitFact: EmitFact;
  env: { siteUrl: string; authSecret: string };
  perSecond: number;
  now: Date;
};

/**
 * Takes the next few messages of a campaign to send each once; undefined: nothing is to be sent now. They are marked
 * before anything leaves, so whoever is marked is never taken again, whatever happens.
 */
export async function claimHandful(
  tx: Tx,
  options: Options,
  { shopId, id }: DueCampaign,
): Promise<Handful | undefined> {
  const { sealedValues, emitFact, env, perSecond, now } = options;
  const found = await findStoredCampaign(tx, shopId, id);
  if (!found || found.connectionId === null) return undefined;
  if (found.dueAt === null) {
    await lockStoredCampaign(tx, shopId, id);
    await giveUpSending(tx, shopId, id, new Date(now.getTime() - lostMs));
    return undefined;
  }
  // Before the campaign, as everybody takes them.
  const connection = await takeConnection(tx, shopId, found.connectionId);
  if (!connection) return undefined;
  const campaign = await lockStoredCampaign(tx, shopId, id);
  if (!campaign || campaign.dueAt === null || new Date(campaign.dueAt) > now) return undefined;
  const { message, code, partMinor } = campaign;
  if (code === null || partMinor === null) return undefined;
  const lookAt = (at: Date | string) =>
    updateCampaignRow(tx, shopId, id, { state: "sending", dueAt: new Date(at).toISOString() });

  await giveUpSending(tx, shopId, id, new Date(now.getTime() - lostMs));
  if (now.getTime() - new Date(campaign.dueAt).getTime() > lateMs) {
    await updateCampaignRow(tx, shopId, id, { state: "paused", pausedWhy: "late", dueAt: null });
    await tellByItself(tx, emitFact, { shopId, id, kind: "paused" });
    return undefined;
  }
  const day = await dayMoment(tx, shopId, now.toISOString());
  if (new Date(day) > now) {
    await lookAt(day);
    return undefined;
  }
  const freeAt = new Date(connection.freeAt === "-infinity" ? 0 : connection.freeAt);
  if (freeAt > now) {
    await lookAt(freeAt);
    return undefined;
  }
  // News of an order waits for no campaign.
  if (await isSmsDue(tx, { shopId, connectionId: connection.id }, now)) {
    await lookAt(new Date(now.getTime() + lookAgainMs));
    return undefined;
  }
  const heads = await takeHeads(tx, shopId, id, handful);
  const shop = await findShopNames(tx, shopId);
  const skipped: { id: string; why: string }[] = [];
  const messages: (SmsMessage & { parts: number })[] = [];
  for (const head of heads) {
    const names = { name: head.name ?? "", shop };
    const text = writeMessage(message, head.language, { ...names, ...messageLinks(env, code, head.n) });
    const { parts } = countParts(text);
    const why = skipHead(head, { parts, partMinor });
    if (why !== undefined || head.to === null) skipped.push({ id: head.id, why: why ?? "gone" });
    else messages.push({ to: head.to, text, reference: head.id, parts });
  }
  if (skipped.length > 0) await markSkipped(tx, shopId, skipped);
  if (messages.length > 0)
    await markSending(
      tx,
      shopId,
      messages.map(({ reference, parts }) => ({ id: reference, parts, priceMinor: parts * partMinor })),
      connection.id,
      now,
    );
  if (heads.length === 0) {
    if ((await countSending(tx, shopId, id)) > 0) {
      await lookAt(new Date(now.getTime() + lookAgainMs));
      return undefined;
    }
    await updateCampaignRow(tx, shopId, id, { state: "done", dueAt: null, endedAt: now.toISOString() });
    await tellByItself(tx, emitFact, { shopId, id, kind: "finished" });
    return undefined;
  }
  const next = new Date(now.getTime() + (messages.length * 1000) / perSecond);
  await setFreeAt(tx, shopId, connection.id, next);
  await lookAt(next);
  await publishLiveEvent(tx, { topic: "campaigns", id });
  return { account: openAccount(sealedValues, connection), messages, connectionId: connection.id };
}
