import type { PaymentFailure, PaymentState } from "@mauzo/contract/payments/payment-states";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { payments } from "../../../db/schema/payments/payments.ts";
import { type NewRow, preparedInsert } from "../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type One = { shopId: string; id: string };
const isOne = ({ shopId, id }: Given<One>) => and(eq(payments.shopId, shopId), eq(payments.id, id));

const shown = {
  ...{ id: payments.id, state: payments.state, failure: payments.failure, network: payments.network },
  ...{ amountMinor: payments.amountMinor, feeMinor: payments.feeMinor, askedMinor: payments.askedMinor },
  ...{ surplusMinor: payments.surplusMinor, networkRef: payments.networkRef, by: payments.userName },
  /** Whole or with most digits hidden, as whoever asks may see it. */
  phone: sql<string | null>`shown_phone(${payments.phone})`,
  phoneEnd: sql<string>`right(${payments.phone}, 3)`,
  at: isoText(payments.createdAt),
};
const ofOrder = preparedQuery((tx, { shopId, orderId }: Given<{ shopId: string; orderId: string }>) =>
  tx
    .select(shown)
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.id))
    .limit(50),
);
export type PaymentRow = Awaited<ReturnType<typeof ofOrder>>[number];
/** The payments asked for an order, newest first. */
export const listOfOrder = (tx: Tx, shopId: string, orderId: string): Promise<PaymentRow[]> =>
  ofOrder(tx, { shopId, orderId });

const ofCart = preparedQuery((tx, { shopId, cartId }: Given<{ shopId: string; cartId: string }>) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.cartId, cartId))),
);
/** The order that a cart became; undefined while it is open. */
export const findOrderOfCart = async (tx: Tx, shopId: string, cartId: string): Promise<string | undefined> =>
  (await ofCart(tx, { shopId, cartId }))[0]?.id;

const ofConversation = preparedQuery((tx, given: Given<{ shopId: string; conversationId: string }>) =>
  tx
    .select({ id: orders.id, phone: orders.customerPhone })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, given.shopId),
        eq(orders.conversationId, given.conversationId),
        ne(orders.fulfilment, "cancelled"),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1),
);
/** The newest order of a conversation that was not cancelled, with the phone that it was placed with. */
export const findNewestOrder = async (tx: Tx, shopId: string, conversationId: string) =>
  (await ofConversation(tx, { shopId, conversationId }))[0];
const ownedBy = preparedQuery((tx, { shopId, orderId }: Given<{ shopId: string; orderId: string }>) =>
  tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId))),
);
/** The customer of an order; undefined where nobody is known. */
export const findCustomerOfOrder = async (tx: Tx, shopId: string, orderId: string): Promise<string | undefined> =>
  (await ownedBy(tx, { shopId, orderId }))[0]?.customerId ?? undefined;

const columns = [
  ...(["shopId", "orderId", "provider", "network", "phone", "amountMinor", "feeMinor", "askedMinor"] as const),
  ...(["reference", "userId", "userName", "forDebt"] as const),
] as const;
const insertPayments = preparedInsert(payments, columns);
export async function insertPayment(tx: Tx, row: NewRow<typeof payments, (typeof columns)[number]>): Promise<string> {
  const [id] = await insertPayments(tx, [row]);
  if (id === undefined) throw new Error("the database returned no payment");
  return id;
}

/** Its age is that of the request to the provider. */
const asked = {
  ...{ id: payments.id, orderId: payments.orderId, provider: payments.provider, network: payments.network },
  ...{ state: payments.state, phone: payments.phone, reference: payments.reference },
  ...{ providerRef: payments.providerRef, amountMinor: payments.amountMinor, feeMinor: payments.feeMinor },
  ...{ askedMinor: payments.askedMinor, forDebt: payments.forDebt },
  ageMs: sql<number>`(extract(epoch from now() - coalesce(${payments.sentAt}, now())) * 1000)::float8`,
};
const found = preparedQuery((tx, given: Given<One>) =>
  tx
    .select({ ...asked, number: orders.number, currency: orders.currency })
    .from(payments)
    .innerJoin(orders, and(eq(orders.shopId, payments.shopId), eq(orders.id, payments.orderId)))
    .where(isOne(given)),
);
export type AskedPayment = Awaited<ReturnType<typeof found>>[number];
export const findPayment = async (tx: Tx, shopId: string, id: string): Promise<AskedPayment | undefined> =>
  (await found(tx, { shopId, id }))[0];

const locked = preparedQuery((tx, given: Given<One>) =>
  tx.select({ state: payments.state, ageMs: asked.ageMs }).from(payments).where(isOne(given)).for("update"),
);
/** Locks a payment until the transaction ends; its order is locked before it. */
export const lockPayment = async (tx: Tx, shopId: string, id: string) => (await locked(tx, { shopId, id }))[0];

const sent = preparedQuery((tx, given: Given<One>) =>
  tx
    .update(payments)
    .set({ sentAt: sql`now()` })
    .where(and(isOne(given), isNull(payments.sentAt)))
    .returning({ id: payments.id }),
);
/** Notes that the provider is asked for the money from now on; false when that was noted before. */
export const markSent = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await sent(tx, { shopId, id })).length > 0;

const queried = preparedQuery((tx, given: Given<One>) =>
  tx
    .update(payments)
    .set({ queriedAt: sql`now()`, queries: sql`${payments.queries} + 1` })
    .where(and(isOne(given), ne(payments.state, "paid")))
    .returning({ id: payments.id }),
);
/** Notes that the provider is asked for the outcome; false once it is paid. */
export const markQueried = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await queried(tx, { shopId, id })).length > 0;

const told = preparedQuery((tx, given: Given<One>) =>
  tx
    .select({
      ...{ provider: payments.provider, state: payments.state },
      sinceMs: sql<number | null>`(extract(epoch from now() - ${payments.queriedAt}) * 1000)::float8`,
    })
    .from(payments)
    .where(isOne(given)),
);
/** A payment that a provider calls about, and how long ago it was asked. */
export const findTold = async (tx: Tx, shopId: string, id: string) => (await told(tx, { shopId, id }))[0];

type Change = {
  state: PaymentState;
  failure: PaymentFailure | null;
  providerRef: string;
  networkRef: string;
  surplusMinor: number;
};
const changed = preparedQuery((tx, given: Given<One & Change>) => {
  const { state, failure, providerRef, networkRef, surplusMinor } = given;
  return tx.update(payments).set({ state, failure, providerRef, networkRef, surplusMinor }).where(isOne(given));
});
export const updatePayment = (tx: Tx, shopId: string, id: string, change: Change) =>
  changed(tx, { shopId, id, ...change });
