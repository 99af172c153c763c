import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { findOfferTemplate } from "../../../conversations/offers/find-offer-template.ts";
import { sendOffer } from "../../../conversations/offers/send-offer.ts";
import { getPrices } from "../../../conversations/prices/get-prices.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { findDayMoment } from "../../campaigns/steps/find-day-moment.ts";
import { tellByItself } from "../../campaigns/steps/tell-campaign.ts";
import { messageLinks } from "../../opt-outs/steps/message-links.ts";
import { type CampaignRow, markSkipped, updateRow } from "../queries/campaigns.ts";
import { type ChatHead, countAhead, markQueued, takeChats } from "../queries/messages.ts";
import { offerValues, templateProblem } from "../rules/fill-template.ts";
import { planOffer, skipOfPlan, type TemplatePrices, templateLanguage } from "../rules/plan-chats.ts";

const handful = 20;
/** So many wait in the outbox at most, and none for longer than this while more are added: a pause is felt soon. */
const [mostAhead, longestAheadMs] = [200, 60_000];
/** From when on it is asked whether a campaign is still to go. */
const lateMs = 2 * 3_600_000;
const lookAgainMs = 1_000;

type Sending = { emitFact: EmitFact; env: { siteUrl: string; authSecret: string }; now: Date };
type Reached = { head: ChatHead; contactId: string; conversationId: string; numberId: string; priceMinor: number };

type Terms = {
  category: "utility" | "marketing";
  prices: TemplatePrices;
  now: Date;
  /** Nobody may cost more than was planned: what a run costs was held to its budget. */
  isPlanned: boolean;
};

/** Who of them is sent it as things are now, and who is not and why. */
function sortHeads(heads: readonly ChatHead[], { category, prices, now, isPlanned }: Terms) {
  const skipped: { id: string; why: string }[] = [];
  const reached: Reached[] = [];
  for (const head of heads) {
    const { id, contactId, conversationId, numberId, consents, forgottenAt, unreachableCode, windowUntil } = head;
    if (contactId === null || consents === null || forgottenAt !== null) {
      skipped.push({ id, why: "gone" });
      continue;
    }
    const person = {
      ...{ wrote: conversationId !== null, consents: consents.includes("whatsapp") },
      ...{ unreachableCode, isDisconnected: head.isRemoved === true, windowUntil },
    };
    const plan = planOffer(person, category, prices, now);
    const isDearer = isPlanned && (plan.priceMinor ?? 0) > head.plannedMinor;
    const why = skipOfPlan(plan, true) ?? (isDearer ? "dearer" : undefined);
    if (why !== undefined || conversationId === null || numberId === null) skipped.push({ id, why: why ?? "no_chat" });
    else reached.push({ head, contactId, conversationId, numberId, priceMinor: plan.priceMinor ?? 0 });
  }
  // As everybody takes them.
  return { skipped, reached: reached.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1)) };
}

/**
 * Queues the next few messages of a campaign that is due and locked, each once: they are marked in the transaction that
 * queues them. @returns whether there may be more to queue at once
 */
export async function queueHandful(
  tx: Tx,
  { emitFact, env, now }: Sending,
  { shopId, id, message, templateId, code, dueAt, planId, quotedMinor }: CampaignRow,
): Promise<boolean> {
  const lookAt = (at: Date) => updateRow(tx, shopId, id, { state: "sending", dueAt: at.toISOString() });
  const pause = async (pausedWhy: "late" | "template") => {
    await updateRow(tx, shopId, id, { state: "paused", pausedWhy, dueAt: null });
    await tellByItself(tx, emitFact, { shopId, id, kind: "paused" });
    return false;
  };
  if (dueAt !== null && now.getTime() - new Date(dueAt).getTime() > lateMs) return pause("late");
  const day = await findDayMoment(tx, shopId, now);
  if (day > now) {
    await lookAt(day);
    return false;
  }
  const ahead = await countAhead(tx, shopId, id);
  const waits = ahead.since !== null && now.getTime() - new Date(ahead.since).getTime() > longestAheadMs;
  if (waits || ahead.count > mostAhead - handful) {
    await lookAt(new Date(now.getTime() + lookAgainMs));
    return false;
  }
  const heads = await takeChats(tx, shopId, id, handful);
  if (heads.length === 0) {
    if (ahead.count > 0) {
      await lookAt(new Date(now.getTime() + lookAgainMs));
      return false;
    }
    const endedAt = now.toISOString();
    await updateRow(tx, shopId, id, { state: "done", dueAt: null, endedAt, followAt: endedAt });
    await tellByItself(tx, emitFact, { shopId, id, kind: "finished" });
    return true;
  }
  const template = templateId === null ? undefined : await findOfferTemplate(tx, shopId, templateId);
  if (!template || templateProblem(template.texts, message)) return pause("template");
  const { name, category, texts } = template;
  const { utility_minor: utility, marketing_minor: marketing } = await getPrices(tx, shopId);
  const { skipped, reached } = sortHeads(heads, {
    ...{ category, prices: { utility, marketing }, now, isPlanned: planId !== null && quotedMinor !== null },
  });
  if (skipped.length > 0) await markSkipped(tx, shopId, skipped);
  const shop = await getShop(tx, shopId);
  await lookAt(now);
  await publishLiveEvent(tx, { topic: "campaigns", id });
  const queued = [];
  for (const { head, priceMinor, ...place } of reached) {
    const language = templateLanguage(texts, head.language, null);
    const text = texts.get(language);
    if (!text) continue;
    // What was started before texts could have links has no code.
    const link = code === null ? env.siteUrl : messageLinks(env, code, head.n).link;
    const values = offerValues(message, language, { name: head.name ?? "", shop: shop.name, link });
    const messageId = await sendOffer(tx, emitFact, { shopId, ...place, template: { name, language, text }, values });
    queued.push({ id: head.id, messageId, priceMinor });
  }
  if (queued.length > 0) await markQueued(tx, shopId, queued, now);
  return true;
}
