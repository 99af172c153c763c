import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../../db/schema/marketing/campaigns.ts";
import { preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;

export const insertRecipients = preparedInsert(campaignRecipients, [
  ...(["shopId", "campaignId", "n", "contactId", "language", "state", "skipped", "parts", "priceMinor"] as const),
  ...(["planId", "occasion"] as const),
]);

/** Who was not sent it yet is not sent it any more. */
export const skipPrepared = (tx: Tx, shopId: string, campaignId: string) =>
  tx
    .update(r)
    .set({ state: "skipped", skipped: "stopped", parts: 0, priceMinor: 0 })
    .where(and(eq(r.shopId, shopId), eq(r.campaignId, campaignId), eq(r.state, "prepared")));

/** Which of these contacts were sent another campaign within so many days, or are about to get one that is under way. */
export async function listRecent(
  tx: Tx,
  shopId: string,
  { campaignId, contactIds, days }: { campaignId: string; contactIds: string[]; days: number },
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: r.contactId })
    .from(r)
    .innerJoin(campaigns, and(eq(campaigns.shopId, r.shopId), eq(campaigns.id, r.campaignId)))
    .where(
      and(
        ...[eq(r.shopId, shopId), ne(r.campaignId, campaignId)],
        sql`${r.contactId} = any(${sql.param(contactIds)}::uuid[])`,
        or(
          and(
            sql`${r.sendingAt} > now() - make_interval(days => ${days}::int)`,
            inArray(r.state, ["sending", "unknown", "sent", "delivered", "read"]),
          ),
          and(eq(r.state, "prepared"), inArray(campaigns.state, ["sending", "scheduled"])),
        ),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** The contacts that have these numbers. */
export async function listContactsOf(tx: Tx, shopId: string, phones: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.shopId, shopId), inArray(contacts.phone, phones)))
    .orderBy(asc(contacts.id));
  return rows.map(({ id }) => id);
}
