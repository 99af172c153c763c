import type { ClaimEnd, OrderClaim } from "@mauzo/contract/orders/payment-claims";
import { plainCode } from "@mauzo/format/money-sms/plain-code";
import { and, desc, eq, sql } from "drizzle-orm";
import { isoTextSql } from "../../../db/columns.ts";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import { receipts } from "../../../db/schema/payments/receipts.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type ClaimRow = Omit<OrderClaim, "amount" | "has_picture"> & {
  orderId: string;
  amount_minor: string;
  mediaId: string | null;
};
/** The order that the code of an open claim was used for. */
const usedFor = `case when state = 'open' and reference <> '' then (
  select o.number from receipts r
  left join transfers t on t.shop_id = r.shop_id and t.receipt_id = r.id
  join orders o on o.shop_id = r.shop_id and o.id = case when t.order_id is null then r.order_id else t.order_id end
  where r.shop_id = payment_claims.shop_id
    and r.reference = upper(regexp_replace(payment_claims.reference, '\\s', '', 'g'))
  order by t.id limit 1) end`;
const columns = `id, order_id as "orderId", state, amount_minor, method, reference, network, text, ${usedFor} as used_for, media_id as "mediaId", reason,
  user_name as by, ${isoTextSql("created_at")} as at, ${isoTextSql("decided_at")} as decided_at`;

const ofOrder = statement<ClaimRow>(
  `select ${columns} from payment_claims where shop_id = $1 and order_id = $2 order by id desc`,
);
const byId = statement<ClaimRow>(`select ${columns} from payment_claims where shop_id = $1 and id = $2`);
const orderHeld = statement("select from orders where shop_id = $1 and cart_id = $2 for update");
const kept = statement<ClaimRow>(`
  insert into payment_claims (shop_id, order_id, amount_minor, method, reference, network, text)
  values ($1, $2, $3, $4, $5, $6, $7)
  returning ${columns}`);
const ended = statement<ClaimRow>(`
  update payment_claims set state = $3, reason = $4, user_id = $5, user_name = $6, decided_at = now()
  where shop_id = $1 and id = $2 and state = 'open' returning ${columns}`);
const pictured = statement<ClaimRow>(`
  update payment_claims set media_id = $3
  where shop_id = $1 and id = $2 and state = 'open' and media_id is null returning ${columns}`);
const keyOf = statement<{ key: string }>(
  "select key from media where shop_id = $1 and id = $2 and is_private and stored_at is not null",
);

/** Lists the claims of an order, newest first. */
export const listOfOrder = (tx: Tx, shopId: string, orderId: string) => runStatement(tx, ofOrder, [shopId, orderId]);

export const findClaim = async (tx: Tx, shopId: string, id: string): Promise<ClaimRow | undefined> =>
  (await runStatement(tx, byId, [shopId, id]))[0];

/** Locks the order of a cart until the transaction ends, against others who add a claim or a payment. */
export const lockOrderOfCart = (tx: Tx, shopId: string, cartId: string) =>
  runStatement(tx, orderHeld, [shopId, cartId]);

type NewClaim = Pick<OrderClaim, "method" | "reference" | "network" | "text"> & {
  orderId: string;
  amountMinor: number;
};
export async function insertClaim(tx: Tx, shopId: string, claim: NewClaim): Promise<ClaimRow> {
  const { orderId, amountMinor, method, reference, network, text } = claim;
  const [row] = await runStatement(tx, kept, [shopId, orderId, amountMinor, method, reference, network, text]);
  if (!row) throw new Error("the database returned no claim");
  return row;
}

type End = { to: ClaimEnd; reason: string; userId: string | null; name: string };
/** Ends an open claim; undefined when it is not open. */
export const endOpen = async (
  tx: Tx,
  shopId: string,
  id: string,
  { to, reason, userId, name }: End,
): Promise<ClaimRow | undefined> => (await runStatement(tx, ended, [shopId, id, to, reason, userId, name]))[0];

/** Adds the picture to an open claim; undefined when it has one, or is no longer open. */
export const setPicture = async (tx: Tx, shopId: string, id: string, mediaId: string): Promise<ClaimRow | undefined> =>
  (await runStatement(tx, pictured, [shopId, id, mediaId]))[0];

export const findKey = async (tx: Tx, shopId: string, mediaId: string): Promise<string | undefined> =>
  (await runStatement(tx, keyOf, [shopId, mediaId]))[0]?.key;

type ReceiptSource = typeof receipts.$inferSelect.source;
/** The receipt that the confirmed claim has become, and what told of it. */
export async function findReceiptOf(
  tx: Tx,
  shopId: string,
  { reference, network }: Pick<OrderClaim, "reference" | "network">,
): Promise<{ receiptId: string; source: ReceiptSource } | undefined> {
  const code = plainCode(reference);
  if (code === "") return undefined;
  const [row] = await tx
    .select({ receiptId: receipts.id, source: receipts.source })
    .from(receipts)
    .where(and(eq(receipts.shopId, shopId), eq(receipts.reference, code)))
    .orderBy(desc(sql`${receipts.network} is not distinct from ${network}`), receipts.id)
    .limit(1);
  return row;
}
