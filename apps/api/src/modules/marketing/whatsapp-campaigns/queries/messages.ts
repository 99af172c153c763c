import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";
import { and, asc, eq, inArray, min, sql } from "drizzle-orm";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;
const ofCampaign = (shopId: string, id: string) => and(eq(r.shopId, shopId), eq(r.campaignId, id));
const isRemoved = sql<boolean>`${channelNumbers.removedAt} is not null`;

/** The next of whom a campaign is for, locked, with what is known of them now and where they are reached best. */
export function takeChats(tx: Tx, shopId: string, id: string, most: number) {
  const chat = tx
    .select({
      ...{ id: conversations.id, numberId: conversations.numberId, isRemoved: isRemoved.as("is_removed") },
      windowUntil: threads.windowUntil,
    })
    .from(conversations)
    .innerJoin(
      channelNumbers,
      and(eq(channelNumbers.shopId, conversations.shopId), eq(channelNumbers.id, conversations.numberId)),
    )
    .leftJoin(threads, and(eq(threads.shopId, conversations.shopId), eq(threads.conversationId, conversations.id)))
    .where(and(eq(conversations.shopId, r.shopId), eq(conversations.contactId, r.contactId)))
    .orderBy(asc(isRemoved), sql`${threads.windowUntil} desc nulls last`, asc(conversations.id))
    .limit(1)
    .as("chat");
  return tx
    .select({
      ...{ id: r.id, n: r.n, language: r.language, plannedMinor: r.priceMinor },
      ...{ contactId: contacts.id, unreachableCode: contacts.unreachableCode },
      ...{ name: customers.name, forgottenAt: customers.forgottenAt, consents: customers.consents },
      ...{ conversationId: chat.id, numberId: chat.numberId, isRemoved: chat.isRemoved, windowUntil: chat.windowUntil },
    })
    .from(r)
    .leftJoin(contacts, and(eq(contacts.shopId, r.shopId), eq(contacts.id, r.contactId)))
    .leftJoin(customers, and(eq(customers.shopId, r.shopId), eq(customers.id, contacts.customerId)))
    .leftJoinLateral(chat, sql`true`)
    .where(and(ofCampaign(shopId, id), eq(r.state, "prepared")))
    .orderBy(asc(r.n))
    .limit(most)
    .for("update", { of: r, skipLocked: true });
}
export type ChatHead = Awaited<ReturnType<typeof takeChats>>[number];

type Queued = { id: string; messageId: string; priceMinor: number };
/** Marks them as handed to the outbox. */
export const markQueued = (tx: Tx, shopId: string, queued: readonly Queued[], at: Date) =>
  tx.execute(sql`
    update ${r} r set state = 'sending', sending_at = ${at.toISOString()}, parts = 1, message_id = given.message, price_minor = given.price
    from jsonb_to_recordset(${JSON.stringify(queued.map(({ id, messageId: message, priceMinor: price }) => ({ id, message, price })))}::jsonb)
      as given (id uuid, message uuid, price bigint)
    where r.shop_id = ${shopId} and r.id = given.id and r.state = 'prepared'`);

const isTheirs = and(eq(outbox.shopId, r.shopId), eq(outbox.messageId, r.messageId));

/** How many wait in the outbox, and since when the first of them does. */
export async function countAhead(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int`, since: min(r.sendingAt) })
    .from(r)
    .innerJoin(outbox, isTheirs)
    .where(and(ofCampaign(shopId, id), eq(r.state, "sending"), inArray(outbox.state, ["queued", "sending"])));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** The messages that may wait in the outbox. */
export async function listUnderWay(tx: Tx, shopId: string, id: string): Promise<string[]> {
  const rows = await tx
    .select({ messageId: r.messageId })
    .from(r)
    .where(and(ofCampaign(shopId, id), eq(r.state, "sending")));
  return rows.flatMap(({ messageId }) => messageId ?? []);
}

/** As recipients are called what the outbox has of them; what waits there says nothing new. */
const known = sql<"unknown" | "sent" | "failed" | "delivered" | "read" | "skipped">`case ${outbox.state}
  when 'unknown' then 'unknown' when 'accepted' then 'sent' when 'sent' then 'sent' when 'lapsed' then 'failed'
  when 'failed' then 'failed' when 'delivered' then 'delivered' when 'read' then 'read' when 'withdrawn' then 'skipped' end`;
const knownRank = sql`case ${known} when 'unknown' then 2 when 'sent' then 3 when 'failed' then 4 when 'delivered' then 5
  when 'read' then 6 when 'skipped' then 7 end`;

/** Of whom the outbox knows more than the campaign. */
export const listNews = (tx: Tx, shopId: string, id: string) =>
  tx
    .select({
      ...{ id: r.id, state: known, code: outbox.code, lapsed: sql<boolean>`${outbox.state} = 'lapsed'` },
      at: sql<string | null>`coalesce(${outbox.sentAt}, ${outbox.claimedAt})`,
    })
    .from(r)
    .innerJoin(outbox, isTheirs)
    .where(
      and(
        ofCampaign(shopId, id),
        inArray(r.state, ["sending", "unknown", "sent", "failed", "delivered"]),
        sql`${knownRank} > ${r.rank}`,
      ),
    )
    .orderBy(asc(r.id));

export type News = {
  id: string;
  state: string;
  failure: SmsFailure | null;
  /** Why it never left. */
  skipped: SkipReason | null;
  at: string | null;
};
/** Stores it, unless more is known by now. What failed or never left costs nothing. */
export const storeNews = (tx: Tx, shopId: string, news: readonly News[]) =>
  tx.execute(sql`
    update ${r} r set state = given.state, failure = given.failure,
      skipped = given.skipped,
      sent_at = case when given.state in ('sent', 'delivered', 'read') then coalesce(r.sent_at, given.at, r.sending_at) else r.sent_at end,
      parts = case when given.state in ('failed', 'skipped') then 0 else 1 end,
      price_minor = case when given.state in ('failed', 'skipped') then 0 else r.price_minor end
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as given (id uuid, state text, failure text, skipped text, at timestamptz)
    where r.shop_id = ${shopId} and r.id = given.id and r.rank between 1 and 5
      and case given.state when 'unknown' then 2 when 'sent' then 3 when 'failed' then 4 when 'delivered' then 5 when 'read' then 6
        else 7 end > r.rank`);

/** Whether more may become known of somebody. */
export async function hasOpenEnds(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: r.id })
    .from(r)
    .where(and(ofCampaign(shopId, id), inArray(r.state, ["sending", "unknown", "sent", "delivered"])))
    .limit(1);
  return rows.length > 0;
}
