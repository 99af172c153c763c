import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import { eq, sql } from "drizzle-orm";
import { addOns } from "../../schema/catalogue/add-ons.ts";
import { products } from "../../schema/catalogue/products.ts";
import { stockMovements } from "../../schema/catalogue/stock-movements.ts";
import { variants } from "../../schema/catalogue/variants.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import { cartLines } from "../../schema/orders/cart-lines.ts";
import { carts } from "../../schema/orders/carts.ts";
import { orderChanges } from "../../schema/orders/order-changes.ts";
import { orderCharges } from "../../schema/orders/order-charges.ts";
import { orderLines } from "../../schema/orders/order-lines.ts";
import { orders } from "../../schema/orders/orders.ts";
import { paymentClaims } from "../../schema/orders/payment-claims.ts";
import { shops } from "../../schema/shop/shops.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import { campaignBehind, type SentCampaign } from "../marketing/write-demo-campaigns.ts";
import { networkOf } from "../money/plan-demo-pushes.ts";
import { writeDemoDebts } from "../money/write-demo-debts.ts";
import { writeDemoExpenses } from "../money/write-demo-expenses.ts";
import { writeDemoPushes, writeDemoPushMoney } from "../money/write-demo-pushes.ts";
import { writeDemoReceipts } from "../money/write-demo-receipts.ts";
import { writeDemoRestocks } from "../money/write-demo-restocks.ts";
import { writeDemoSuppliers } from "../money/write-demo-suppliers.ts";
import { writeDemoSales, writeDemoShifts } from "../pos/write-demo-shifts.ts";
import { recountCustomers, rollSeededDays } from "../recount-customers.ts";
import { writeCannedReplies } from "./chats/write-canned-replies.ts";
import { writeChats } from "./chats/write-chats.ts";
import type { ShelfItem } from "./demo-shelf.ts";
import type { Dice } from "./dice.ts";
import { currency, type OrderStory, totalMinorOf, unitsOf } from "./order-story.ts";
import type { DemoLife } from "./plan-demo-life.ts";
import { dayMs } from "./shop-clock.ts";
import type { DemoStaff } from "./tell-order.ts";
import { writeCustomers } from "./write-customers.ts";

const sidesOf = (amountMinor: number, method: PaymentMethod, isPushed = false) => {
  const own = isPushed ? "on_the_way" : method === "cash" ? "cash" : "till";
  return amountMinor > 0
    ? ({ kind: "payment", debit: own, credit: "orders" } as const)
    : ({ kind: "refund", debit: "orders", credit: own } as const);
};
const itemOf = ({ kind, id }: ShelfItem) => (kind === "variant" ? { variantId: id } : { addOnId: id });

/** What was handed over and is not paid is to be paid within two weeks; every third customer has promised a day. */
function creditOf(story: OrderStory) {
  const isOwed = story.fulfilment !== "cancelled" && story.refundedMinor === 0 && story.paidMinor < totalMinorOf(story);
  if (!isOwed || !["picked up", "delivered"].includes(story.fulfilment)) return { dueOn: null, promisedOn: null };
  const dayAfter = (days: number) => iso(story.placedMs + days * dayMs).slice(0, 10);
  return { dueOn: dayAfter(14), promisedOn: story.number.charCodeAt(0) % 3 === 0 ? dayAfter(20) : null };
}

/**
 * Of the page's customers one in three found the shop in the list of shops, another one scanned a link of its, and the third came by a
 * campaign, if there was one lately.
 */
const touchesOf = ({ channel, number, placedMs }: OrderStory, { linkIds, sent }: Writing) => {
  const [sign, link] = [number.charCodeAt(0) % 3, linkIds[number.charCodeAt(1) % linkIds.length]];
  const scanned = sign === 1 && link !== undefined ? `qr:${link}` : null;
  const campaign = sign === 2 ? campaignBehind(sent, placedMs) : undefined;
  const led = campaign ? `campaign:${campaign.id}` : sign === 0 ? "directory" : scanned;
  const touch = channel === "web" ? led : null;
  return { firstTouch: touch, lastTouch: touch };
};

type Writing = {
  shopId: string;
  botId: string;
  flowVersion: string;
  /** The shop's short links. */
  linkIds: readonly string[];
  /** The campaigns that were sent. */
  sent: readonly SentCampaign[];
  life: DemoLife;
  dice: Dice;
  /** Who wrote the notes about customers. */
  by: DemoStaff["orders"];
  nowMs: number;
};

async function writeOrders(tx: Tx, writing: Writing) {
  const { shopId, life, dice } = writing;
  const { stories, ofOrder } = life;
  const idOf = new Map(life.customers.map(({ id, person }) => [person, id]));
  await insertAll(
    tx,
    carts,
    stories.map((story) => ({
      ...{ shopId, id: story.cartId, number: story.number, language: story.language, state: "ordered" as const },
      conversationId: ofOrder.get(story)?.id ?? null,
      ...touchesOf(story, writing),
      createdAt: iso(story.placedMs),
      expiresAt: iso(story.placedMs + 7 * dayMs),
    })),
  );
  await insertAll(
    tx,
    orders,
    stories.map((story) => ({
      ...{ shopId, id: story.id, cartId: story.cartId, number: story.number, channel: story.channel, currency },
      conversationId: ofOrder.get(story)?.id ?? null,
      customerId: (story.person && idOf.get(story.person)) ?? null,
      customerName: story.person?.name ?? "",
      customerPhone: story.person?.phone ?? null,
      ...{ fulfilment: story.fulfilment, moves: story.moves, edits: story.edits, note: story.note },
      ...touchesOf(story, writing),
      ...{ quantity: unitsOf(story), totalMinor: totalMinorOf(story) },
      ...{ paidMinor: story.paidMinor, refundedMinor: story.refundedMinor, ...creditOf(story) },
      ...{ movedAt: iso(story.movedMs), placedAt: iso(story.placedMs) },
    })),
  );
  await insertAll(
    tx,
    cartLines,
    stories.flatMap(({ cartId, lines }) =>
      lines.map(({ item, stock, quantity, returned }) => ({
        ...{ shopId, cartId, item, productId: stock.productId, ...itemOf(stock) },
        quantity: Math.max(1, quantity + returned),
      })),
    ),
  );
  await insertAll(
    tx,
    orderLines,
    stories.flatMap(({ id: orderId, lines }) =>
      lines.map(({ id, item, stock, quantity, returned }, position) => ({
        ...{ shopId, id, orderId, item, position, quantity, returned },
        ...{ productId: stock.productId, ...itemOf(stock), productName: stock.productName, name: stock.name },
        ...{ unitPriceMinor: stock.priceMinor, totalMinor: stock.priceMinor * quantity },
      })),
    ),
  );
  await insertAll(
    tx,
    orderCharges,
    stories.flatMap(({ id: orderId, placedMs, charges }) =>
      charges.map(({ kind, name, amountMinor }, position) => ({
        ...{ shopId, id: dice.idAt(placedMs), orderId, kind, name, position },
        ...{ type: "fixed" as const, value: amountMinor, amountMinor },
      })),
    ),
  );
}

type ShiftOf = Awaited<ReturnType<typeof writeDemoShifts>>;
async function writeHistories(tx: Tx, { shopId, life: { stories } }: Writing, shiftOf: ShiftOf) {
  await insertAll(
    tx,
    transfers,
    stories.flatMap((story) =>
      story.payments.map(({ id, atMs, by, amountMinor, method, reference, pushId }) => ({
        ...{ shopId, id, orderId: story.id, amountMinor: Math.abs(amountMinor) },
        ...sidesOf(amountMinor, method, pushId !== undefined),
        ...{ method, reference, shiftId: shiftOf(story, atMs), paymentId: pushId ?? null },
        network: networkOf(reference),
        ...{ userId: by?.userId ?? null, userName: by?.name ?? "", createdAt: iso(atMs), recordedAt: iso(atMs) },
      })),
    ),
  );
  await insertAll(
    tx,
    paymentClaims,
    stories.flatMap(({ id: orderId, claims }) =>
      claims.map(({ id, atMs, by, state, reason, decidedMs, amountMinor, method, reference }) => ({
        ...{ shopId, id, orderId, state, reason, amountMinor, method, reference, createdAt: iso(atMs) },
        ...{ userId: by?.userId ?? null, userName: by?.name ?? "" },
        decidedAt: decidedMs === null ? null : iso(decidedMs),
      })),
    ),
  );
  await insertAll(
    tx,
    orderChanges,
    stories.flatMap(({ id: orderId, changes }) =>
      changes.map(({ id, atMs, by, mover, reason, change }) => ({
        ...{ shopId, id, orderId, kind: change.kind, mover, reason, change, createdAt: iso(atMs) },
        ...{
          via: by ? ("dashboard" as const) : ("cart" as const),
          userId: by?.userId ?? null,
          userName: by?.name ?? "",
        },
      })),
    ),
  );
}

/** Movements, and the stock that they add up to. */
async function writeStock(tx: Tx, { shopId, life: { movements }, dice }: Writing) {
  await insertAll(
    tx,
    stockMovements,
    movements.map(({ stock, delta, reason, cause, note, by, orderId, atMs }) => ({
      ...{ shopId, id: dice.idAt(atMs), ...itemOf(stock), delta, reason, cause, note, orderId },
      ...{ userId: by?.userId ?? null, createdAt: iso(atMs) },
      unitCostMinor: reason === "restock" ? Math.round((stock.priceMinor * 0.6) / 10_000) * 10_000 : null,
    })),
  );
  for (const table of [variants, addOns]) {
    const column = table === variants ? sql`variant_id` : sql`add_on_id`;
    await tx.execute(sql`
      update ${table} i set stock = i.stock + m.delta
      from (select ${column} as id, sum(delta)::int as delta from stock_movements where shop_id = ${shopId} group by 1) m
      where i.shop_id = ${shopId} and i.id = m.id`);
  }
}

/** Writes a planned life into a shop without any: everything or, when it is interrupted, nothing. */
export async function writeDemoLife(tx: Tx, writing: Writing): Promise<void> {
  const { shopId, life } = writing;
  const openedAt = iso(life.openedMs);
  await tx.update(shops).set({ createdAt: openedAt }).where(eq(shops.shopId, shopId));
  await tx.update(products).set({ createdAt: openedAt, updatedAt: openedAt }).where(eq(products.shopId, shopId));
  await writeCustomers(tx, writing);
  await writeChats(tx, writing);
  await writeCannedReplies(tx, writing);
  await writeOrders(tx, writing);
  await recountCustomers(tx);
  const shiftOf = await writeDemoShifts(tx, shopId, life.shifts);
  await writeDemoPushes(tx, writing);
  await writeHistories(tx, writing, shiftOf);
  await writeDemoPushMoney(tx, writing);
  await writeDemoSales(tx, shopId, { shifts: life.shifts, shiftOf });
  await writeStock(tx, writing);
  await writeDemoDebts(tx, writing);
  await writeDemoReceipts(tx, writing);
  await writeDemoExpenses(tx, writing);
  await writeDemoSuppliers(tx, writing);
  await writeDemoRestocks(tx, writing);
  await rollSeededDays(tx);
}
