import type { CampaignRecipient, campaigns as endpoints } from "@mauzo/contract/marketing/campaigns";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isoText } from "../../../../db/columns.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;

/** Whom a campaign is for, in the order in which they get it. */
export const listRecipients = (
  tx: Tx,
  shopId: string,
  campaignId: string,
  { cursor, limit, state }: z.output<typeof endpoints.recipients.query>,
): Promise<CampaignRecipient[]> =>
  tx
    .select({
      ...{ id: r.id, language: r.language, state: r.state, failure: r.failure, skipped: r.skipped, parts: r.parts },
      customer: sql<CampaignRecipient["customer"]>`case when ${customers.id} is not null then ${jsonObject({
        ...{ id: customers.id, name: customers.name, phone: sql`coalesce(shown_phone(${contacts.phone}), '')` },
      })} end`,
      price: jsonObject<CampaignRecipient["price"]>({ minor: r.priceMinor, currency: shops.currency }),
      sent_at: sql<string | null>`${isoText(r.sentAt)}`,
      clicked_at: sql<string | null>`${isoText(r.clickedAt)}`,
    })
    .from(r)
    .innerJoin(shops, eq(shops.shopId, r.shopId))
    .leftJoin(contacts, and(eq(contacts.shopId, r.shopId), eq(contacts.id, r.contactId)))
    .leftJoin(customers, and(eq(customers.shopId, r.shopId), eq(customers.id, contacts.customerId)))
    .where(
      and(
        ...[eq(r.shopId, shopId), eq(r.campaignId, campaignId)],
        state === undefined ? undefined : eq(r.state, state),
        cursor === undefined ? undefined : gt(r.id, cursor),
      ),
    )
    .orderBy(asc(r.id))
    .limit(limit);
