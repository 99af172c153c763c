import type { ExpenseDraft } from "@mauzo/contract/expenses/expense-drafts";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { conversationFiles } from "../../../../db/schema/conversations/conversation-files.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { expenseDrafts } from "../../../../db/schema/expenses/expense-drafts.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const d = expenseDrafts;
/**
 * The file of the message with a draft's picture, if it is a picture. The draft's columns are text: a column of the only
 * table of a query is written without its table.
 */
const fileOf = sql`${messages} m
  join ${conversationFiles} f on f.shop_id = m.shop_id and f.conversation_id = m.conversation_id and f.seq = m.seq
  where m.shop_id = "expense_drafts"."shop_id" and m.external_id = "expense_drafts"."picture_external_id"
    and f.kind = 'picture' and f.external_id is not null`;

const columns = {
  ...{ id: d.id, category: d.category, spent_on: d.spentOn, note: d.note, by: d.userName, at: isoText(d.saidAt) },
  amount: jsonObject<ExpenseDraft["amount"]>({ minor: d.amountMinor, currency: shops.currency }),
  ...{ method: d.method, supplier: d.supplier, repeats: sql<boolean>`${d.repeatId} is not null` },
  picture: sql<
    ExpenseDraft["picture"]
  >`case (select f.state from ${fileOf}) when 'here' then 'here' when 'waiting' then 'coming' else 'none' end`,
};
const select = (tx: Tx) => tx.select(columns).from(d).innerJoin(shops, eq(shops.shopId, d.shopId));

type Page = { cursor?: string | undefined; limit: number };
/** What nobody has decided on, newest first. */
export const listDrafts = (tx: Tx, shopId: string, { cursor, limit }: Page): Promise<ExpenseDraft[]> =>
  select(tx)
    .where(and(eq(d.shopId, shopId), eq(d.state, "open"), cursor === undefined ? undefined : lt(d.id, cursor)))
    .orderBy(desc(d.id))
    .limit(limit);

/** A draft, whatever was decided. */
export async function findDraft(tx: Tx, shopId: string, id: string): Promise<ExpenseDraft | undefined> {
  const [draft] = await select(tx).where(and(eq(d.shopId, shopId), eq(d.id, id)));
  return draft;
}

/** The picture of a draft, if it has come. */
export async function findDraftPicture(tx: Tx, shopId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ mediumId: sql<string | null>`(select f.medium_id from ${fileOf})` })
    .from(d)
    .where(and(eq(d.shopId, shopId), eq(d.id, id)));
  return row?.mediumId ?? null;
}

/** A draft's state, locked until the transaction ends. */
export async function lockDraft(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ state: d.state })
    .from(d)
    .where(and(eq(d.shopId, shopId), eq(d.id, id)))
    .for("update");
  return row;
}
