import type { Transaction } from "@mauzo/contract/ledger/transactions";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { byDirection, isOfEntry, joined, rowFields, t, transfersOfEntry, x } from "./transaction-fields.ts";

/** What was confirmed is paid in the same transaction, so at the same moment. */
const claimed = sql`select 'claimed' as step, ${paymentClaims.createdAt} as at, ${paymentClaims.reference} as reference, '' as by
  from ${paymentClaims} where ${paymentClaims.shopId} = ${t.shopId} and ${paymentClaims.orderId} = ${t.orderId}
    and ${paymentClaims.state} = 'confirmed' and ${paymentClaims.decidedAt} = ${t.createdAt}
    and ${paymentClaims.amountMinor} = ${t.amountMinor} and ${paymentClaims.reference} = ${t.reference}`;
const happened = byDirection({ in: "received", out: "paid_back", within: "moved", none: "written_down" });
/** Nobody calls what is written down at once late. */
const late = sql`select 'recorded', ${t.recordedAt}, '', ${t.userName} where ${t.recordedAt} > ${t.createdAt} + interval '1 minute'`;
/** A transfer that undoes one of the transaction. */
const undoing = sql`from ${transfers} u where u.shop_id = ${t.shopId}
  and u.reverses = any(array(select ${t.id} union all select ${x.id} from ${transfers} ${x} where ${isOfEntry}))`;
const steps = sql`(
  select json_agg(${jsonObject({
    ...{ step: sql`way.step`, at: isoText(sql`way.at`), reference: sql`way.reference`, by: sql`way.by` },
  })} order by way.at, way.place)
  from (
    select 1 as place, claim.* from (${claimed}) claim
    union all select 2, ${happened}, ${t.createdAt}, ${t.reference},
      case when ${t.recordedAt} > ${t.createdAt} + interval '1 minute' then '' else ${t.userName} end
    union all select 3, lately.* from (${late}) lately
    union all select 4, 'reversed', u.created_at, '', u.user_name ${undoing}
  ) way)`;

const transaction = jsonObject<Transaction>({
  ...{ ...rowFields, recorded_at: isoText(t.recordedAt), transfers: transfersOfEntry, steps },
  reverses: sql`(select coalesce(undone.entry_id, undone.id) from ${transfers} undone
    where undone.shop_id = ${t.shopId} and undone.id = ${t.reverses})`,
  reversed_by: sql`(select coalesce(u.entry_id, u.id) ${undoing} limit 1)`,
});

/**
 * A payment of several orders is one transaction: each order leads to it by its own part. The query is all of the value: around
 * it, `coalesce` would be computed for every row, because row-level security holds it back from the index.
 */
const entryOf = ({ shopId, id }: Given<{ shopId: string; id: string }>) =>
  sql`(select case when ${x.entryId} is null then ${x.id} else ${x.entryId} end from ${transfers} ${x}
    where ${x.shopId} = ${shopId} and ${x.id} = ${id})`;
const transactionById = preparedQuery((tx, given: Given<{ shopId: string; id: string }>) =>
  tx
    .select({ transaction })
    .from(sql`${transfers} ${t} ${joined}`)
    .where(and(eq(t.shopId, given.shopId), eq(t.id, entryOf(given)), isNull(t.entryId))),
);
/** A transaction with all its details, by the id of any of its transfers. */
export const findTransaction = async (tx: Tx, shopId: string, id: string): Promise<Transaction | undefined> =>
  (await transactionById(tx, { shopId, id }))[0]?.transaction;
