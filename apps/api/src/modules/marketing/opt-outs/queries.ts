import { and, eq, isNull, sql } from "drizzle-orm";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { campaignRecipients } from "../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../db/schema/marketing/campaigns.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Whom a link was sent to, with what they agree to; without a customer they were forgotten since. */
export async function findRecipient(tx: Tx, shopId: string, campaignId: string, n: number) {
  const r = campaignRecipients;
  const [row] = await tx
    .select({
      ...{ id: r.id, language: r.language, shopName: shops.name, shopLanguage: shops.language },
      ...{ customerId: customers.id, consents: customers.consents },
    })
    .from(r)
    .innerJoin(campaigns, and(eq(campaigns.shopId, r.shopId), eq(campaigns.id, r.campaignId)))
    .innerJoin(shops, eq(shops.shopId, r.shopId))
    .leftJoin(contacts, and(eq(contacts.shopId, r.shopId), eq(contacts.id, r.contactId)))
    .leftJoin(
      customers,
      and(eq(customers.shopId, r.shopId), eq(customers.id, contacts.customerId), isNull(customers.forgottenAt)),
    )
    .where(and(eq(r.shopId, shopId), eq(r.campaignId, campaignId), eq(r.n, n)));
  return row;
}

/** Locks a customer, and reads what they agree to now. */
export async function lockConsents(tx: Tx, shopId: string, customerId: string) {
  const [row] = await tx
    .select({ consents: customers.consents })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId)))
    .for("no key update");
  return row?.consents ?? [];
}

export const markOptedOut = (tx: Tx, shopId: string, recipientId: string) =>
  tx
    .update(campaignRecipients)
    .set({ optedOutAt: sql`coalesce(${campaignRecipients.optedOutAt}, now())` })
    .where(and(eq(campaignRecipients.shopId, shopId), eq(campaignRecipients.id, recipientId)));
