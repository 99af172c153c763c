import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const sent = (code: string, shillings = 25_000) =>
  `${code} Confirmed. Tsh${shillings.toLocaleString("en")}.00 paid to DUKA LA AMINA on 1/7/26 at 4:15 PM. New M-Pesa balance is Tsh154,300.00.`;

/** A visitor whose conversation has these orders, each of what it owes. */
async function beginWith(...minors: number[]) {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  const placed = [];
  for (const price_minor of minors) {
    const order = await addOrder(stack, shop, { product: await addProduct(stack, shop, { price_minor }) });
    await stack.db.query(
      "update orders set conversation_id = (select id from conversations where chat_id = $1) where id = $2",
      [visitor.chatId, order.id],
    );
    placed.push(order);
  }
  return { visitor, placed };
}
const claimsOf = async (id = "") => (await call(stack, paymentClaims.list, { params: { id } }, shop)).items;

it("becomes a claim on the order that owes, once, and is answered in words", async () => {
  const { visitor, placed } = await beginWith(2_500_000);
  const [order] = placed;
  const answer = await visitor.say(sent("QX7A1B2C3D"));
  expect(answer.text).toContain("25,000.00 TZS");
  expect(answer.text).toContain(order?.order_id);
  expect(await claimsOf(order?.id)).toMatchObject([
    { state: "open", amount: { minor: 2_500_000 }, method: "mobile_money", reference: "QX7A1B2C3D", network: "M-Pesa" },
  ]);
  expect((await claimsOf(order?.id))[0]?.text).not.toContain("154,300");
  // Nothing is paid by what a customer says.
  expect(await call(stack, orders.get, { params: { id: order?.id ?? "" } }, shop)).toMatchObject({
    paid: { minor: 0 },
  });
  expect((await visitor.say(sent("QX7A1B2C3D"))).text).toContain("already");
  expect((await visitor.say(sent("QX7A1B2C3E"))).text).toContain("checking");
  expect(await claimsOf(order?.id)).toHaveLength(1);
});

it("is for the order that owes exactly this, where there are several; otherwise the flow answers", async () => {
  const { visitor, placed } = await beginWith(2_500_000, 1_000_000);
  expect((await visitor.say(sent("QX7A1B2C3F", 10_000))).text).toContain(placed[1]?.order_id);
  expect(await claimsOf(placed[1]?.id)).toHaveLength(1);
  expect((await visitor.say(sent("QX7A1B2C3G", 7_000))).text).not.toContain("code *");
  expect(await claimsOf(placed[0]?.id)).toEqual([]);
  const { visitor: nobody } = await beginWith();
  expect((await nobody.say(sent("QX7A1B2C3H"))).text).not.toContain("code *");
});
