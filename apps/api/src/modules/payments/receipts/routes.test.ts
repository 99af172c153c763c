import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { receipts } from "@mauzo/contract/payments/receipts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addClaim, addOrder } from "../../../../test/order-fixtures.ts";
import {
  addCart,
  addMember,
  addProduct,
  countByStatus,
  makeCartLine,
  type OpenedShop,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

let codes = 0;
const newCode = () => `DFJ${String(++codes).padStart(4, "0")}X2B`;
const message = (code: string, shillings = 25_000, from = "0754123456 - ASHA MOHAMED") =>
  `${code} confirmed. You have received Tsh${shillings.toLocaleString("en")}.00 from ${from} on 19/6/26 at 10:38 pm. New M-Pesa balance is Tsh154,300.00.`;
const twin = (code: string, shillings = 25_000) =>
  `${code} imethibitishwa. Umepokea Tsh${shillings.toLocaleString("en")}.00 kutoka kwa ASHA MOHAMED 0754123456 tarehe 19/6/26 saa 10:38 PM. Salio lako ni Tsh154,300.00`;

const keep = (text: string, uses: { order_id: string; amount_minor: number }[] = [], by: { token: string } = shop) =>
  request(stack, receipts.create, { body: { text, orders: uses } }, by);
const kept = (text: string) => call(stack, receipts.create, { body: { text } }, shop);
const use = (id: string, uses: { order_id: string; amount_minor: number }[]) =>
  request(stack, receipts.use, { params: { id }, body: { orders: uses } }, shop);
const orderOf = (priceMinor: number, customer?: { name?: string; phone?: string }) =>
  addProduct(stack, shop, { price_minor: priceMinor, stock: 100 }).then((product) =>
    addOrder(stack, shop, { product, ...(customer && { customer }) }),
  );
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const list = (state?: "unmatched" | "used" | "dismissed", of = shop) =>
  call(stack, receipts.list, { query: { ...(state && { state }) } }, of);
const confirm = (id: string, record = true) =>
  request(stack, paymentClaims.confirm, { params: { id }, body: { record } }, shop);

describe("a pasted confirmation", () => {
  it("is kept once in both languages, without what is left and without numbers", async () => {
    const code = newCode();
    const first = await kept(message(code));
    expect(first).toMatchObject({
      ...{ network: "M-Pesa", reference: code, amount: { minor: 2_500_000, currency: "TZS" }, source: "shop_sms" },
      ...{ payer: { name: "ASHA MOHAMED", phone: "+255754123456" }, came_at: "2026-06-19T19:38:00.000Z", uses: [] },
    });
    expect(await kept(twin(code))).toEqual(first);
    const { rows } = await stack.db.query("select text from receipts where id = $1", [first.id]);
    expect(rows[0]?.text).toContain(code);
    expect(rows[0]?.text).not.toMatch(/154,300|754123456/);
  });

  it("is read without being kept, and says what it is not", async () => {
    const code = newCode();
    const answer = await call(stack, receipts.read, { body: { text: message(code) } }, shop);
    expect(answer).toMatchObject({ reading: { reference: code, direction: "received" }, known: null });
    expect((await list()).items.map(({ reference }) => reference)).not.toContain(code);
    const none = await call(stack, receipts.read, { body: { text: "Salio lako ni Tsh 1,000" } }, shop);
    expect(none).toEqual({ reading: null, known: null, candidates: [] });
    expect(await keep("Salio lako ni Tsh 1,000")).toMatchObject({ status: 422 });
    const sent = `${newCode()} Confirmed. Tsh7,000.00 paid to DUKA on 1/7/26 at 4:15 PM`;
    expect(await keep(sent)).toMatchObject({ status: 422, body: { code: "receipt_sent" } });
    expect((await call(stack, receipts.read, { body: { text: sent } }, shop)).reading?.direction).toBe("sent");
  });

  it("is offered the order it pays for first, in at least 18 of 20 cases", async () => {
    const own = await openShop(stack);
    const people = ["Asha Mohamed", "Juma Hassan", "Neema Paul", "Salum Omari"];
    const placed = [];
    for (let at = 0; at < 20; at++) {
      // Four amounts only, so that name and number have to decide.
      const product = await addProduct(stack, own, { price_minor: 1_000_000 + (at % 4) * 250_000 });
      const customer = { name: people[at % 3] ?? "", phone: `0754${String(100_000 + at)}` };
      placed.push(await addOrder(stack, own, { product, customer }));
    }
    let right = 0;
    for (const [at, { id, total }] of placed.entries()) {
      const from =
        at % 5 === 0
          ? (people[at % 3] ?? "").toUpperCase()
          : `0754${String(100_000 + at)} - ${at % 2 ? (people[at % 3] ?? "").toUpperCase() : "MTU MWINGINE"}`;
      const text = message(newCode(), total.minor / 100, from);
      const { candidates } = await call(stack, receipts.read, { body: { text } }, own);
      expect(candidates.length).toBe(5);
      if (candidates[0]?.order.id === id) right++;
    }
    expect(right).toBeGreaterThanOrEqual(18);
  });

  it("pays for its order in one press, with the code as reference", async () => {
    const code = newCode();
    const order = await orderOf(2_500_000, { name: "Asha Mohamed", phone: "0754123456" });
    const { candidates } = await call(stack, receipts.read, { body: { text: message(code) } }, shop);
    expect(candidates[0]).toMatchObject({ order: { id: order.id }, fits: ["amount", "phone", "name"] });
    const answer = await keep(message(code), [{ order_id: order.id, amount_minor: 2_500_000 }]);
    expect(answer).toMatchObject({
      ...{ status: 201 },
      body: { left: { minor: 0 }, uses: [{ order: { id: order.id, number: order.order_id } }] },
    });
    expect(await read(order.id)).toMatchObject({
      payment: "paid",
      payments: [{ method: "mobile_money", reference: code, amount: { minor: 2_500_000 } }],
    });
    expect((await list("used")).items.map(({ reference }) => reference)).toContain(code);
    expect((await list()).items.map(({ reference }) => reference)).not.toContain(code);
    // The same text again, for another order.
    const other = await orderOf(2_500_000);
    expect((await call(stack, receipts.read, { body: { text: twin(code) } }, shop)).known?.uses).toMatchObject([
      { order: { number: order.order_id } },
    ]);
    expect(await keep(twin(code), [{ order_id: other.id, amount_minor: 100 }])).toMatchObject({
      ...{ status: 422, body: { detail: [{ code: "receipt_spent" }] } },
    });
    expect((await read(other.id)).payment).toBe("unpaid");
  });

  it("pays for two orders, and never more than it has, also when many use it at once", async () => {
    const { id } = await kept(message(newCode()));
    const [one, two] = [await orderOf(1_500_000), await orderOf(9_000_000)];
    const split = [
      { order_id: one.id, amount_minor: 1_500_000 },
      { order_id: two.id, amount_minor: 500_000 },
    ];
    expect(await use(id, [{ order_id: two.id, amount_minor: 2_500_100 }])).toMatchObject({ status: 422 });
    expect((await read(two.id)).paid.minor).toBe(0);
    expect(await use(id, split)).toMatchObject({ status: 201, body: { left: { minor: 500_000 } } });
    const many = await Promise.all(
      Array.from({ length: 50 }, () => use(id, [{ order_id: two.id, amount_minor: 100_000 }])),
    );
    expect(countByStatus(many)).toEqual({ 201: 5, 422: 45 });
    expect([(await read(one.id)).paid.minor, (await read(two.id)).paid.minor]).toEqual([1_500_000, 1_000_000]);
    const twice = [split[0], split[0]].flatMap((each) => each ?? []);
    expect(await use(id, twice)).toMatchObject({ status: 422 });
  });

  it("waits for nobody when two use two receipts for the same orders the other way round", async () => {
    const [first, second] = [await kept(message(newCode())), await kept(message(newCode()))];
    const people = [{ phone: "0754000777" }, { phone: "0754000778" }];
    const [one, two] = [await orderOf(9_000_000, people[0]), await orderOf(9_000_000, people[1])];
    const uses = [one, two].map(({ id }) => ({ order_id: id, amount_minor: 10_000 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => use(at % 2 ? first.id : second.id, at % 4 < 2 ? uses : uses.toReversed())),
    );
    expect(countByStatus(answers)).toEqual({ 201: 20 });
    expect((await read(one.id)).paid.minor).toBe(200_000);
  });

  it("is put aside with a reason and taken back, and pays for nothing meanwhile", async () => {
    const { id } = await kept(message(newCode()));
    const order = await orderOf(2_500_000);
    const { total } = await list();
    const dismissed = await call(stack, receipts.dismiss, { params: { id }, body: { reason: "Si yetu" } }, shop);
    expect(dismissed.dismissed).toMatchObject({ reason: "Si yetu" });
    expect([(await list()).total, (await list("dismissed")).items[0]?.id]).toEqual([(total ?? 0) - 1, id]);
    const uses = [{ order_id: order.id, amount_minor: 100 }];
    expect(await use(id, uses)).toMatchObject({ status: 409, body: { code: "receipt_dismissed" } });
    await call(stack, receipts.restore, { params: { id } }, shop);
    expect(await use(id, uses)).toMatchObject({ status: 201 });
    expect((await request(stack, receipts.dismiss, { params: { id }, body: { reason: " " } }, shop)).status).toBe(422);
  });

  it("stays text, whatever is in it", async () => {
    const text = message(newCode(), 1_000, "<script>alert(1)</script> '; drop table receipts; --");
    expect((await keep(text)).status).toBe(201);
    expect((await keep("x".repeat(1001))).status).toBe(422);
    expect((await list()).items.length).toBeGreaterThan(0);
  });
});

describe("a claim with a code", () => {
  const pasted = (code: string) =>
    `${code} Confirmed. Tsh1.00 paid to DUKA and charged Tsh500.00.New M-Pesa balance is Tsh12,400.00`;
  const claimsOf = async (id: string) => (await call(stack, paymentClaims.list, { params: { id } }, shop)).items;

  it("becomes a receipt when it is confirmed; a second one with it is told whose it was, and is not confirmed", async () => {
    const code = newCode();
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const first = await addClaim(stack, shop, { reference: typed, text: pasted(code) });
    expect(await claimsOf(first.orderId)).toMatchObject([{ network: "M-Pesa", used_for: null }]);
    expect((await claimsOf(first.orderId))[0]?.text).not.toContain("12,400");
    expect(await confirm(first.id)).toMatchObject({ status: 201 });
    const { items } = await list("used");
    const number = (await read(first.orderId)).order_id;
    expect(items[0]).toMatchObject({ reference: code, source: "customer_sms", uses: [{ order: { number } }] });
    const second = await addClaim(stack, shop, { reference: code.toLowerCase() });
    expect(await claimsOf(second.orderId)).toMatchObject([{ network: null, used_for: number }]);
    expect(await confirm(second.id)).toMatchObject({
      ...{ status: 409, body: { code: "code_used", detail: `This code was used for ${number}.` } },
    });
    expect(await confirm(second.id, false)).toMatchObject({ status: 409 });
    expect((await read(second.orderId)).paid.minor).toBe(0);
    expect((await claimsOf(second.orderId))[0]?.state).toBe("open");
  });

  it("is confirmed once of many with the same code at once", async () => {
    const code = newCode();
    const claims = [];
    for (let at = 0; at < 6; at++) claims.push(await addClaim(stack, shop, { reference: code }));
    const answers = await Promise.all(claims.map(({ id }) => confirm(id)));
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 5 });
  });

  it("uses the message that the shop got itself, and not more than that was about", async () => {
    const code = newCode();
    await kept(message(code, 1));
    const more = await addClaim(stack, shop, { amount_minor: 200, reference: code });
    expect(await confirm(more.id)).toMatchObject({ status: 409, body: { code: "code_of_less" } });
    const right = await addClaim(stack, shop, { amount_minor: 100, reference: code });
    expect(await confirm(right.id)).toMatchObject({ status: 201 });
    expect((await list("used")).items[0]).toMatchObject({ reference: code, source: "shop_sms", left: { minor: 0 } });
  });

  it("that was written down from the message already is only settled", async () => {
    const code = newCode();
    const { id, orderId } = await addClaim(stack, shop, { reference: code });
    await keep(message(code), [{ order_id: orderId, amount_minor: 1_000 }]);
    expect((await claimsOf(orderId))[0]?.used_for).toBe((await read(orderId)).order_id);
    expect(await confirm(id)).toMatchObject({ status: 409 });
    expect(await confirm(id, false)).toMatchObject({ status: 201 });
    expect((await read(orderId)).paid.minor).toBe(1_000);
  });

  it("without a code is confirmed as often as it is true", async () => {
    for (let times = 0; times < 2; times++)
      expect(await confirm((await addClaim(stack, shop, { reference: "Asha" })).id)).toMatchObject({ status: 201 });
    const token = await addCart(stack, shop, [makeCartLine(await addProduct(stack, shop))]);
    expect((await request(stack, cartClaims.create, { query: { token }, body: { amount_minor: 1 } })).status).toBe(404);
  });
});

describe("access", () => {
  it("is that of the transactions: to read for the list, to create for all else; another shop's are not there", async () => {
    const { id } = await kept(message(newCode()));
    const [reader, stranger] = [
      await addMember(stack, shop, [{ resource: "transactions", action: "read" }]),
      await openShop(stack),
    ];
    expect((await request(stack, receipts.list, {}, reader)).status).toBe(200);
    expect((await keep(message(newCode()), [], reader)).status).toBe(403);
    expect((await list(undefined, stranger)).items).toEqual([]);
    for (const answer of [
      await request(stack, receipts.candidates, { params: { id } }, stranger),
      await request(stack, receipts.restore, { params: { id } }, stranger),
      await request(stack, receipts.dismiss, { params: { id }, body: { reason: "Si yetu" } }, stranger),
    ])
      expect(answer.status).toBe(404);
  });

  it("shows the number of who paid only to those who see customers' numbers", async () => {
    const member = await addMember(stack, shop, [{ resource: "transactions", action: ["read", "create"] }]);
    await stack.db.query(
      "update memberships set sees_phones = false where user_id = (select id from auth.users where email = $1)",
      [member.email],
    );
    await kept(message(newCode()));
    const { items } = await call(stack, receipts.list, {}, member);
    expect(JSON.stringify(items)).not.toContain("754123456");
    expect(items[0]?.payer.phone).toMatch(/•/);
    const text = message(newCode());
    const answer = await call(stack, receipts.read, { body: { text } }, member);
    expect(JSON.stringify(answer)).not.toContain("754123456");
  });
});
