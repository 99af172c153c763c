import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { complianceCases } from "../../../../db/schema/payments/compliance-cases.ts";
import { withdrawals } from "../../../../db/schema/payments/withdrawals.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The day it is in the shop. */
const today = sql<string>`(now() at time zone ${shops.timeZone})::date::text`;
const ofShop = preparedQuery((tx, { shopId }: Given<{ shopId: string }>) =>
  tx
    .select({ case: complianceCases, shopName: shops.name, currency: shops.currency, today })
    .from(shops)
    .leftJoin(complianceCases, eq(complianceCases.shopId, shops.shopId))
    .where(eq(shops.shopId, shopId)),
);
/** What the shop shows of itself, if it began, with its name and day. */
export const findCase = async (tx: Tx, shopId: string) => (await ofShop(tx, { shopId }))[0];

export type CaseRow = typeof complianceCases.$inferSelect;

const begun = preparedQuery((tx, { shopId }: Given<{ shopId: string }>) =>
  tx.insert(complianceCases).values({ shopId }).onConflictDoNothing(),
);
const locked = preparedQuery((tx, { shopId }: Given<{ shopId: string }>) =>
  tx.select({ id: complianceCases.id }).from(complianceCases).where(eq(complianceCases.shopId, shopId)).for("update"),
);
/** Locks the case until the transaction ends; it begins with this where there was none. */
export async function lockCase(tx: Tx, shopId: string): Promise<void> {
  if ((await locked(tx, { shopId })).length > 0) return;
  await begun(tx, { shopId });
  await locked(tx, { shopId });
}

type Values = Omit<PgUpdateSetSource<typeof complianceCases>, "shopId" | "id" | "version" | "updatedAt">;
/** Changes the case, and its version with it. @param now what happened at this moment */
export const updateCase = (tx: Tx, shopId: string, values: Values, now?: "submittedAt" | "decidedAt") =>
  tx
    .update(complianceCases)
    .set({
      ...values,
      ...(now && { [now]: sql`now()` }),
      version: sql`${complianceCases.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(complianceCases.shopId, shopId));

/** Who saved the case last, for whoever saved over it. */
export async function findSaved(tx: Tx, shopId: string) {
  const { rows } = await tx.execute<{ version: number; saved_by: string | null }>(sql`
    select c.version, u.name as saved_by from ${complianceCases} c left join auth.users u on u.id = c.updated_by
    where c.shop_id = ${shopId}`);
  return rows[0] ?? { version: 0, saved_by: null };
}

const taken = preparedQuery((tx, { shopId, besides }: Given<{ shopId: string; besides: string | null }>) =>
  tx
    .select({ minor: sql<string>`coalesce(sum(${withdrawals.amountMinor}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.shopId, shopId),
        sql`coalesce(${withdrawals.confirmedAt}, ${withdrawals.createdAt}) >= start_of_day(0)`,
        sql`${withdrawals.state} not in ('returned', 'cancelled')`,
        sql`${withdrawals.id} is distinct from ${besides}::uuid`,
      ),
    ),
);
/** What was let out on this day of the shop, or is about to be, besides one of them. */
export const sumWithdrawnToday = async (tx: Tx, shopId: string, besides: string | null): Promise<number> =>
  Number((await taken(tx, { shopId, besides }))[0]?.minor ?? 0);
