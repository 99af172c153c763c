import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { NewSale, Sale, SaleNote } from "@mauzo/contract/pos/sales";
import { formatAmount } from "@mauzo/format/money";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getCustomer } from "../../customers/customers/get-customer.ts";
import { requireCredit } from "../../orders/credit/require-credit.ts";
import { findAboveLimit } from "../../orders/credit/steps/find-above-limit.ts";
import { enterOrder } from "../../orders/entry/enter-order.ts";
import { createOrderLink } from "../../orders/links/create-order-link.ts";
import { changeOrderStatus } from "../../orders/orders/change-order-status.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { recordPaymentOrRefund } from "../../orders/orders/record-payment-or-refund.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { bookLateCash } from "../shifts/book-late-cash.ts";
import { holdShift } from "../shifts/hold-shift.ts";
import { momentOf } from "../shifts/moment-of.ts";
import { findSale, insertSale, updateOrder } from "./queries.ts";
import { cashMinorOf, changeMinorOf, notesOf, paidMinorOf, problemOf, saleHash } from "./rules.ts";

type Body = z.output<typeof NewSale>;

/** The sale as it was recorded, with one of its order's links. */
async function show(
  tx: Tx,
  deps: Deps,
  context: ShopContext,
  { id, url }: { id: string; url?: string },
): Promise<Sale> {
  const { shopId } = context;
  const sale = await findSale(tx, { shopId, id });
  if (!sale?.orderId) throw new Error("a sale has an order");
  const order = await getOrder(tx, shopId, sale.orderId);
  const money = (minor: number) => ({ minor, currency: order.total.currency });
  return {
    ...{ id, order: order.id, order_id: order.order_id },
    url: url ?? (await createOrderLink(tx, deps, context, order.id)).url,
    ...{ total: money(sale.totalMinor), paid: money(sale.paidMinor), owed: money(sale.totalMinor - sale.paidMinor) },
    ...{ change: money(sale.changeMinor), by: sale.userName, at: toIsoString(sale.soldAt ?? sale.createdAt) },
    notes: sale.notes,
  };
}

/** Who owes the rest can be reached by phone. @throws 422 */
async function requireDebtor(tx: Tx, shopId: string, customer: Body["customer"]) {
  if (customer?.id === undefined) return;
  const { phone } = await getCustomer(tx, shopId, customer.id, ["body", "customer", "id"]);
  if (phone === null) throw refuse("pos_credit_unknown", { loc: ["body", "customer"] });
}

type Done = { body: Body; orderId: string; at: string | undefined };
/** Pays for the order what was paid at the till, and hands it over. */
async function complete(tx: Tx, deps: Deps, context: ShopContext, { body, orderId, at }: Done) {
  const by = { shopId: context.shopId, author: staffActor(context) };
  for (const payment of body.payments)
    await recordPaymentOrRefund(tx, deps, {
      ...{ ...by, orderId, kind: "paid", payment: { ...payment, reason: "" }, loc: ["body", "payments"] },
      origin: { shiftId: body.shift_id, ...(at !== undefined && { at }) },
    });
  await changeOrderStatus(tx, deps, { ...by, move: { id: orderId, from: "new", to: "picked up", reason: "" } });
}

/**
 * Sells over the counter: an order that is placed, paid and handed over in one transaction. The same sale again is answered
 * with what it is. @throws as `enterOrder`; 404 without a shift; 422 for cash where the shop takes none; 409 once it is closed, and where the prices are others, or more would be owed than
 * the customer may owe
 */
export async function createSale(deps: Deps, context: ShopContext, body: Body): Promise<Sale> {
  const { shopId, person } = context;
  const { id, shift_id: shiftId, customer, products, charges, note, language } = body;
  if (body.payments.length > 0 && !can(person.grants, orderPayments.create.access)) throw refuse("payment_forbidden");
  const problem = problemOf(body);
  if (problem) throw refuse(problem.reason, { loc: problem.loc });
  const told = body.late && momentOf(body.late.at, Date.now());
  const prices = new Map(body.late?.prices.map((each) => [each.id, each.price_minor]));
  const late = told && { at: told.at, prices };
  const order = { customer, products, charges, note, language, channel: "pos" as const, late };
  return enterOrder(deps, context, order, async (tx, write) => {
    const { isOpen } = await holdShift(tx, shopId, shiftId, late ? "alone" : "shared");
    const requestHash = saleHash(body);
    const amounts = { totalMinor: body.total_minor, paidMinor: paidMinorOf(body), changeMinor: changeMinorOf(body) };
    if (amounts.paidMinor > amounts.totalMinor)
      throw refuse(
        { code: "payment_too_large", values: { amount: formatAmount(amounts.totalMinor) } },
        { loc: ["body", "payments"] },
      );
    const by = { userId: person.userId, userName: person.name };
    if (!(await insertSale(tx, { shopId, id, shiftId, requestHash, ...amounts, ...by, soldAt: late?.at ?? null }))) {
      const before = await findSale(tx, { shopId, id });
      if (!before?.requestHash.equals(requestHash)) throw refuse("pos_id_used");
      return show(tx, deps, context, { id });
    }
    if (!isOpen && !late) throw refuse("pos_shift_closed");
    if (!late && cashMinorOf(body) > 0 && !(await getPaymentSettings(tx, shopId)).cash)
      throw refuse("pos_cash_refused", { loc: ["body", "payments"] });
    if (amounts.paidMinor < amounts.totalMinor) await requireDebtor(tx, shopId, customer);
    const { id: orderId, url, total, ...differences } = await write();
    if (total.minor !== body.total_minor)
      throw refuse(
        { code: "pos_total_changed", values: { amount: formatAmount(total.minor) } },
        { extra: { total_minor: total.minor } },
      );
    const notes: SaleNote[] = [
      ...notesOf(differences, total.currency),
      ...(body.late && told?.isWrong ? [{ kind: "clock" as const, told: body.late.at }] : []),
      ...(isOpen ? [] : [{ kind: "closed" as const }]),
    ];
    await complete(tx, deps, context, { body, orderId, at: late?.at });
    if (!late) await requireCredit(tx, { shopId, orderId });
    const above = late && (await findAboveLimit(tx, { shopId, orderId }));
    if (above) notes.push({ kind: "limit", limit: above.limit, owed: above.owed });
    await updateOrder(tx, { shopId, id }, { orderId, notes });
    const cashMinor = cashMinorOf(body);
    if (!isOpen) await bookLateCash(tx, deps, context, { id: shiftId, orderId, cashMinor });
    return show(tx, deps, context, { id, url });
  });
}
