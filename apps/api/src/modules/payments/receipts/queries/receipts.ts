import type { Receipt, receiptStates } from "@mauzo/contract/payments/receipts";
import { and, desc, eq, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { receipts } from "../../../../db/schema/payments/receipts.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export const currency = "TZS";
const money = (minor: SQL | typeof receipts.amountMinor) => ({ minor, currency: sql`${currency}::text` });
const order = jsonObject({ id: orders.id, number: orders.number });
/** What it paid for; also what was written down before the message was known. */
const uses = sql<Receipt["uses"]>`coalesce(
  (select jsonb_agg(jsonb_build_object('order', ${order}, 'amount',
      jsonb_build_object('minor', ${transfers.amountMinor}, 'currency', ${orders.currency})) order by ${transfers.id})
    from ${transfers} join ${orders} on ${orders.shopId} = ${transfers.shopId} and ${orders.id} = ${transfers.orderId}
    where ${transfers.shopId} = ${receipts.shopId} and ${transfers.receiptId} = ${receipts.id}),
  (select jsonb_build_array(jsonb_build_object('order', ${order}, 'amount',
      jsonb_build_object('minor', ${receipts.usedMinor}, 'currency', ${orders.currency})))
    from ${orders} where ${orders.shopId} = ${receipts.shopId} and ${orders.id} = ${receipts.orderId}),
  '[]')`;
const shown = jsonObject<Receipt>({
  ...{ id: receipts.id, network: receipts.network, reference: receipts.reference },
  amount: jsonObject(money(receipts.amountMinor)),
  left: jsonObject(money(sql`${receipts.amountMinor} - ${receipts.usedMinor}`)),
  payer: jsonObject({ name: receipts.payerName, phone: sql`shown_phone(${receipts.payerPhone})` }),
  ...{ came_at: isoText(receipts.cameAt), source: receipts.source, by: receipts.userName },
  ...{ at: isoText(receipts.createdAt), uses },
  dismissed: sql`case when ${receipts.dismissedAt} is not null then ${jsonObject({
    ...{ reason: receipts.dismissReason, by: receipts.dismissedBy, at: isoText(receipts.dismissedAt) },
  })} end`,
});

const states: Record<(typeof receiptStates)[number], SQL | undefined> = {
  unmatched: and(lt(receipts.usedMinor, receipts.amountMinor), isNull(receipts.dismissedAt)),
  used: and(sql`${receipts.usedMinor} > 0`, isNull(receipts.dismissedAt)),
  dismissed: isNotNull(receipts.dismissedAt),
};
type Page = { state: keyof typeof states; cursor?: string | undefined; limit: number };

export async function listReceipts(tx: Tx, shopId: string, { state, cursor, limit }: Page): Promise<Receipt[]> {
  const rows = await tx
    .select({ receipt: shown })
    .from(receipts)
    .where(and(eq(receipts.shopId, shopId), states[state], cursor === undefined ? undefined : lt(receipts.id, cursor)))
    .orderBy(desc(receipts.id))
    .limit(limit);
  return rows.map(({ receipt }) => receipt);
}

export const countReceipts = (tx: Tx, shopId: string, state: Page["state"]): Promise<number> =>
  tx.$count(receipts, and(eq(receipts.shopId, shopId), states[state]));

const withId = (shopId: string, id: string) => and(eq(receipts.shopId, shopId), eq(receipts.id, id));
export async function findReceipt(tx: Tx, shopId: string, id: string): Promise<Receipt | undefined> {
  const [row] = await tx.select({ receipt: shown }).from(receipts).where(withId(shopId, id));
  return row?.receipt;
}

/** As `findStored`, and nobody else changes it until the transaction ends. */
export async function lockStored(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(receipts).where(withId(shopId, id)).for("update");
  return row;
}

/** A receipt as it is stored, whoever asks. */
export async function findStored(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(receipts).where(withId(shopId, id));
  return row;
}

/** The receipt of a code; that of its own network first. */
export async function findByCode(
  tx: Tx,
  shopId: string,
  { network, reference }: Pick<typeof receipts.$inferSelect, "network" | "reference">,
) {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.shopId, shopId), eq(receipts.reference, reference)))
    .orderBy(desc(sql`${receipts.network} is not distinct from ${network}`), receipts.id)
    .limit(1);
  return row !== undefined && (row.network === network || row.network === null || network === null) ? row : undefined;
}

/** Whoever asks about a code and then keeps it is alone with it until the transaction ends. */
export const lockCode = (tx: Tx, shopId: string, reference: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || ${reference}, 4))`);

export async function insertReceipt(tx: Tx, row: typeof receipts.$inferInsert): Promise<string> {
  const [kept] = await tx.insert(receipts).values(row).returning({ id: receipts.id });
  if (!kept) throw new Error("the database returned no receipt");
  return kept.id;
}

/** Takes from what is left of a receipt; false where less is left, or it was put aside. */
export async function takeFrom(tx: Tx, shopId: string, id: string, minor: number, orderId?: string): Promise<boolean> {
  const taken = await tx
    .update(receipts)
    .set({ usedMinor: sql`${receipts.usedMinor} + ${minor}`, ...(orderId !== undefined && { orderId }) })
    .where(
      and(
        ...[withId(shopId, id), isNull(receipts.dismissedAt)],
        sql`${receipts.usedMinor} + ${minor} <= ${receipts.amountMinor}`,
      ),
    )
    .returning({ id: receipts.id });
  return taken.length > 0;
}

/** Makes a receipt that has paid for nothing that of a payment by push of the same amount; false where it is not one. */
export async function becomeUnplaced(
  tx: Tx,
  shopId: string,
  id: string,
  { network, amountMinor }: Pick<typeof receipts.$inferInsert, "network" | "amountMinor">,
): Promise<boolean> {
  const made = await tx
    .update(receipts)
    .set({ source: "gateway", network })
    .where(
      and(
        ...[withId(shopId, id), isNull(receipts.dismissedAt), ne(receipts.source, "gateway")],
        ...[eq(receipts.amountMinor, amountMinor), eq(receipts.usedMinor, 0)],
      ),
    )
    .returning({ id: receipts.id });
  return made.length > 0;
}

export async function markDismissed(
  tx: Tx,
  shopId: string,
  id: string,
  dismissed: { by: string; reason: string } | undefined,
): Promise<boolean> {
  const marked = await tx
    .update(receipts)
    .set({
      dismissedAt: dismissed ? sql`now()` : null,
      ...{ dismissedBy: dismissed?.by ?? "", dismissReason: dismissed?.reason ?? "" },
    })
    .where(withId(shopId, id))
    .returning({ id: receipts.id });
  return marked.length > 0;
}
