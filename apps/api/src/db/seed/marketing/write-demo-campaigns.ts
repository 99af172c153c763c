import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { contacts } from "../../schema/customers/contacts.ts";
import { customers } from "../../schema/customers/customers.ts";
import { campaignRecipients } from "../../schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../schema/marketing/campaigns.ts";
import { smsConnections } from "../../schema/marketing/sms-connections.ts";
import { orders } from "../../schema/orders/orders.ts";
import { newIds } from "../../sql/new-ids.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import { demoOwner } from "../life/demo-people.ts";
import { dayMs } from "../life/shop-clock.ts";

/** What a part of an SMS costs, and a template of WhatsApp. */
const prices = { sms: 2_800, whatsapp: 6_500 };
const said = (sw: string, en: string): CampaignMessage => ({
  sw: { text: sw, fallback: "mteja wetu" },
  en: { text: en, fallback: "dear customer" },
});
/** Three campaigns that are over, the oldest first. */
const demoCampaigns = [
  {
    ...{ name: "Vikoi vipya vimefika", daysAgo: 41, code: "Demo01", channel: "sms" as const },
    message: said(
      "Habari {name}! Vikoi vipya vya msimu vimefika {shop}. Chagua mapema: {link}",
      "Hello {name}! The new kikois have arrived at {shop}. Choose early: {link}",
    ),
  },
  {
    ...{ name: "Punguzo la mwisho wa mwezi", daysAgo: 19, code: "Demo02", channel: "whatsapp" as const },
    message: said("", ""),
  },
  {
    ...{ name: "Tunakukumbuka", daysAgo: 6, code: "Demo03", channel: "sms" as const },
    message: said(
      "Habari {name}, ni muda hatujakuona {shop}. Oda yako ijayo tunaileta bure: {link}",
      "Hello {name}, we have not seen you at {shop} for a while. Your next delivery is free: {link}",
    ),
  },
] as const;

/** How most messages ended, in turn. */
const ends = {
  sms: [
    ...(["delivered", "delivered", "delivered", "sent", "delivered", "delivered", "failed", "delivered"] as const),
    ...(["delivered", "unknown"] as const),
  ],
  whatsapp: ["read", "delivered", "read", "read", "delivered", "sent", "read", "failed", "delivered", "read"],
} as const;

/** For how long after a campaign somebody orders because of it. */
const followsMs = 4 * dayMs;
export type SentCampaign = { id: string; startMs: number };
/** When the demo's campaigns went out, by new ids of theirs. */
export async function planDemoCampaigns(tx: Tx, nowMs: number): Promise<SentCampaign[]> {
  const ids = await newIds(tx, demoCampaigns.length);
  return demoCampaigns.map(({ daysAgo }, place) => ({ id: ids[place] ?? "", startMs: nowMs - daysAgo * dayMs }));
}
/** The campaign that brought an order of then, if one did. */
export const campaignBehind = (sent: readonly SentCampaign[], placedMs: number): SentCampaign | undefined =>
  sent.find(({ startMs }) => placedMs > startMs && placedMs < startMs + followsMs);

type Writing = { shopId: string; language: "en" | "sw"; nowMs: number; sent: readonly SentCampaign[] };
/**
 * Writes campaigns that are over, those by SMS sent over an account that the shop has no more. One in three of those whom one reached opened its link,
 * and passed it on to the others who ordered by it.
 */
export async function writeDemoCampaigns(tx: Tx, { shopId, language, nowMs, sent }: Writing): Promise<void> {
  const people = await tx
    .select({ contactId: contacts.id, language: customers.language, consents: customers.consents })
    .from(contacts)
    .innerJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .where(and(eq(contacts.shopId, shopId), isNotNull(contacts.phone)))
    .orderBy(asc(contacts.id));
  if (people.length === 0) return;
  const [connectionId = ""] = await newIds(tx, 1);
  await tx.insert(smsConnections).values({
    ...{ shopId, id: connectionId, provider: "beem", senderId: "KIKOI", secretEnds: "", partMinor: prices.sms },
    state: "connected",
    ...{ savedBy: demoOwner, removedAt: iso(nowMs - 2 * dayMs), createdAt: iso(nowMs - 50 * dayMs) },
  });
  for (const [place, { daysAgo: _, ...campaign }] of demoCampaigns.entries()) {
    const { channel } = campaign;
    const partMinor = prices[channel];
    const { id: campaignId, startMs } = sent[place] ?? { id: "", startMs: nowMs };
    const brought = await tx.$count(
      orders,
      and(eq(orders.shopId, shopId), eq(orders.lastTouch, `campaign:${campaignId}`)),
    );
    let reached = 0;
    const rows = people.map((person, n) => {
      const agreed = person.consents.includes(channel);
      const inTurn = ends[channel];
      const state = agreed ? (inTurn[(n + place) % inTurn.length] ?? "delivered") : ("skipped" as const);
      const opened = (state === "delivered" || state === "read") && reached++ % 3 === 0;
      const clicks = opened ? 1 + brought : 0;
      const leaves = state === "sent" || state === "delivered" || state === "read";
      return {
        ...{ shopId, campaignId, n, contactId: person.contactId, language: person.language ?? language, state },
        ...{
          failure: state !== "failed" ? null : channel === "sms" ? ("number" as const) : ("other" as const),
          skipped: agreed ? null : ("no_consent" as const),
        },
        ...{ parts: agreed ? 1 : 0, priceMinor: agreed && state !== "failed" ? partMinor : 0 },
        ...{ clicks, clickedAt: clicks > 0 ? iso(startMs + (n + 1) * 600_000) : null },
        ...{ sendingAt: agreed ? iso(startMs + n * 100) : null, sentAt: leaves ? iso(startMs + n * 100) : null },
      };
    });
    const parts = rows.reduce((sum, row) => sum + row.parts, 0);
    await tx.insert(campaigns).values({
      ...{ ...campaign, shopId, id: campaignId, state: "done", partMinor },
      connectionId: channel === "sms" ? connectionId : null,
      audience: {
        ...{ everyone: true, segments: [], tags: [], match: "all", not_within_days: null },
        ...{ contacts: [], unknown_numbers: 0 },
      },
      ...{ quotedMinor: parts * partMinor, startsAt: iso(startMs), endedAt: iso(startMs + rows.length * 100) },
      ...{ userName: demoOwner, savedBy: demoOwner, version: 2, createdAt: iso(startMs - dayMs / 24) },
    });
    await insertAll(tx, campaignRecipients, rows);
  }
}
