import { openPaymentStates, type PaymentFailure, type PaymentState } from "@mauzo/contract/payments/payment-states";
import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { setupPayments } from "../../../db/schema/payments/setup-payments.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const isOne = (shopId: string, id: string) => and(eq(setupPayments.shopId, shopId), eq(setupPayments.id, id));
const shown = {
  ...{ id: setupPayments.id, state: setupPayments.state, failure: setupPayments.failure },
  ...{ network: setupPayments.network, amountMinor: setupPayments.amountMinor, by: setupPayments.userName },
  ...{ phoneEnd: sql<string>`right(${setupPayments.phone}, 3)`, networkRef: setupPayments.networkRef },
  at: isoText(setupPayments.createdAt),
};

/** The phones of a shop that were asked for the fee, newest first. */
export const listSetupPayments = (tx: Tx, shopId: string) =>
  tx
    .select(shown)
    .from(setupPayments)
    .where(eq(setupPayments.shopId, shopId))
    .orderBy(desc(setupPayments.id))
    .limit(20);
export type SetupRow = Awaited<ReturnType<typeof listSetupPayments>>[number];

export const isSetupPaid = async (tx: Tx, shopId: string): Promise<boolean> =>
  (await tx.$count(setupPayments, and(eq(setupPayments.shopId, shopId), eq(setupPayments.state, "paid")))) > 0;

/** Asks for the fee; undefined where a phone is asked already, or it is paid. */
export async function insertSetupPayment(tx: Tx, row: typeof setupPayments.$inferInsert): Promise<string | undefined> {
  const [made] = await tx.insert(setupPayments).values(row).onConflictDoNothing().returning({ id: setupPayments.id });
  return made?.id;
}

/** Locks the payments of a shop until the transaction ends: what one becomes depends on the others. */
export const lockSetupPayments = (tx: Tx, shopId: string) =>
  tx
    .select({ id: setupPayments.id })
    .from(setupPayments)
    .where(eq(setupPayments.shopId, shopId))
    .orderBy(setupPayments.id)
    .for("update");

/** A payment as its provider is asked for it. */
export async function findSetupPayment(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({
      ...{ id: setupPayments.id, provider: setupPayments.provider, state: setupPayments.state },
      ...{ phone: setupPayments.phone, reference: setupPayments.reference, providerRef: setupPayments.providerRef },
      askedMinor: setupPayments.amountMinor,
      ageMs: sql<number>`(extract(epoch from now() - coalesce(${setupPayments.sentAt}, now())) * 1000)::float8`,
    })
    .from(setupPayments)
    .where(isOne(shopId, id));
  return row;
}

/** Notes that the provider is asked for the money from now on; false when that was noted before. */
export const markSetupSent = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (
    await tx
      .update(setupPayments)
      .set({ sentAt: sql`now()` })
      .where(and(isOne(shopId, id), isNull(setupPayments.sentAt)))
      .returning({ id: setupPayments.id })
  ).length > 0;

export const countSetupQuery = (tx: Tx, shopId: string, id: string) =>
  tx
    .update(setupPayments)
    .set({ queries: sql`${setupPayments.queries} + 1` })
    .where(isOne(shopId, id));

/** Whether another payment is through, or may be. */
export const hasOther = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await tx.$count(
    setupPayments,
    and(
      ...[eq(setupPayments.shopId, shopId), ne(setupPayments.id, id), eq(setupPayments.isExtra, false)],
      inArray(setupPayments.state, [...openPaymentStates, "paid"]),
    ),
  )) > 0;

type Change = {
  state: PaymentState;
  failure: PaymentFailure | null;
  providerRef: string;
  networkRef: string;
  isExtra: boolean;
};
const isExtra = and(eq(setupPayments.state, "paid"), setupPayments.isExtra);
/** Where no other payment is through, or may be any more, what was kept apart is the fee. */
export async function countExtraAsFee(tx: Tx, shopId: string): Promise<void> {
  const [extra] = await tx
    .select({ id: setupPayments.id })
    .from(setupPayments)
    .where(and(eq(setupPayments.shopId, shopId), isExtra))
    .orderBy(setupPayments.id)
    .limit(1);
  if (!extra || (await hasOther(tx, shopId, extra.id))) return;
  await tx.update(setupPayments).set({ isExtra: false }).where(isOne(shopId, extra.id));
}

export const updateSetupPayment = (tx: Tx, shopId: string, id: string, change: Change) =>
  tx.update(setupPayments).set(change).where(isOne(shopId, id));
