import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentSettings, type WayToPay } from "@mauzo/contract/shop/payment-settings";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { hostileTexts } from "../../../../test/hostile-strings.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const way = (part: Partial<WayToPay> = {}): WayToPay => ({
  ...{
    id: "lipa-namba-1",
    network: "M-Pesa",
    kind: "till",
    number: "556677",
    name: "Duka la Amina",
    note: "",
    on: true,
  },
  ...part,
});
const phone = way({ id: "airtel-money-1", network: "Airtel Money", kind: "number", number: "0688123456" });
const save = (ways: object[], more: object = {}, by: { token: string } = shop) =>
  requestSave(stack, paymentSettings.save, { body: { ways, cash: true, push: true, charges: [], ...more } }, by);
const kept = (of: { token: string } = shop) => call(stack, paymentSettings.get, {}, of);
const history = async () => (await call(stack, paymentSettings.changes, { query: {} }, shop)).items;
const waitSixMinutes = () => stack.db.query("update auth.sessions set confirmed_at = now() - interval '6 minutes'");

async function order(of: OpenedShop = shop) {
  const product = await addProduct(stack, of, { price_minor: 8_800_000, stock: 9 });
  const token = await addCart(stack, of, [makeCartLine(product)]);
  await call(stack, cart.submit, { query: { token }, body: selectProduct(product, 1) });
  const show = async () => (await call(stack, cart.get, { query: { token } })).order;
  return { token, show };
}

describe("how a shop is paid", () => {
  it("is read by its members, changed by its admins, and nobody else's", async () => {
    expect(await kept()).toEqual({ ways: [], cash: true, push: true, charges: [], version: 0 });
    expect(await save([way(), phone])).toMatchObject({ status: 200, body: { ways: [way(), phone], version: 1 } });
    const clerk = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
    expect((await kept(clerk)).ways).toEqual([way(), phone]);
    expect((await save([], {}, clerk)).status).toBe(403);
    expect((await request(stack, paymentSettings.changes, { query: {} }, clerk)).status).toBe(403);
    const other = await openShop(stack);
    expect(await kept(other)).toEqual({ ways: [], cash: true, push: true, charges: [], version: 0 });
    expect((await call(stack, paymentSettings.changes, { query: {} }, other)).items).toEqual([]);
  });

  it.each([
    ["a till", { number: " 55 66-77 " }, "556677"],
    ["a pay bill", { kind: "paybill", number: "400200" }, "400200"],
    ["a telephone number", { kind: "number", number: "+255 754 123 456" }, "0754123456"],
    ["a telephone number without its sign", { kind: "number", number: "255754123456" }, "0754123456"],
    ["an account", { network: "bank", kind: "account", number: "0150 2233 44100" }, "0150223344100"],
  ] as const)("keeps %s as it is typed into a phone", async (_, part, number) => {
    expect(await save([way(part)])).toMatchObject({ status: 200, body: { ways: [{ number }] } });
  });

  it.each<[string, object]>([
    ["number", { number: "12" }],
    ["number", { number: "55667x" }],
    ["number", { kind: "number", number: "0222123456" }],
    ["number", { kind: "number", number: "+254712345678" }],
    ["number", { kind: "number", number: "<script>" }],
    ["number", { network: "bank", kind: "account", number: "12345" }],
    ["kind", { network: "bank" }],
    ["kind", { kind: "account" }],
    ["name", { name: "x".repeat(61) }],
    ["network", { network: "PayPal" }],
    ["id", { id: "x" }],
  ])("says that the %s is wrong of %j", async (field, part) => {
    const answer = await save([phone, { ...way(), ...part }]);
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "ways", 1, field] }] } });
    expect((await kept()).version).toBe(0);
  });

  it("takes ten ways, each once, and no field that it does not know", async () => {
    const ways = Array.from({ length: 11 }, (_, at) => way({ id: `lipa-namba-${at}` }));
    expect((await save(ways)).status).toBe(422);
    expect((await save(ways.slice(1))).status).toBe(200);
    expect((await save([way(), way()])).status).toBe(422);
    expect((await save([], { collection: true })).status).toBe(422);
    expect((await save([{ ...way(), pin: "1234" }])).status).toBe(422);
  });

  it.each([
    ["a way more", [way(), phone, way({ id: "lipa-namba-2" })]],
    ["another number", [way({ number: "556678" }), phone]],
    ["another name", [way({ name: "Juma" }), phone]],
    ["a note", [way({ note: "Tuma 0799 999 999" }), phone]],
    ["another network", [way({ network: "HaloPesa" }), phone]],
  ])("takes the password for %s, and nothing is saved without it", async (_, ways) => {
    await save([way(), phone]);
    await waitSixMinutes();
    expect(await save(ways)).toMatchObject({ status: 403, body: { code: "step_up" } });
    expect(await kept()).toMatchObject({ ways: [way(), phone], version: 1 });
    expect(await history()).toHaveLength(2);
  });

  it("takes no password for what leads no money elsewhere", async () => {
    await save([way(), phone]);
    await waitSixMinutes();
    expect((await save([phone, way({ on: false })])).status).toBe(200);
    expect((await save([phone], { cash: false })).status).toBe(200);
    expect((await history()).map(({ kind }) => kind).sort()).toEqual(
      ["added", "added", "cash off", "off", "removed"].sort(),
    );
  });

  it("is told late before it asks for the password", async () => {
    await save([way()]);
    await waitSixMinutes();
    const body = { ways: [way({ number: "999999" })], cash: true, push: true, charges: [], version: 0 };
    expect((await request(stack, paymentSettings.save, { body }, shop)).status).toBe(409);
  });

  it("has a history with who and when, which a page of it continues", async () => {
    await save([way()]);
    await save([way({ number: "889900" })]);
    const [changed, added] = await history();
    expect(changed).toMatchObject({ kind: "changed", way: { number: "889900" }, before: { number: "556677" } });
    expect(changed?.by).not.toBe("");
    expect(added).toMatchObject({ kind: "added", way: way(), before: null });
    const first = await call(stack, paymentSettings.changes, { query: { limit: 1 } }, shop);
    const next = { limit: 1, cursor: first.next ?? "" };
    expect(await call(stack, paymentSettings.changes, { query: next }, shop)).toEqual({ items: [added], next: null });
  });

  it("tells the shop's admins by mail where the money goes, and of nothing else", async () => {
    const mailbox = await openMailbox(stack);
    await save([way()]);
    await save([way({ on: false })], { cash: false });
    await save([way({ on: false, number: "889900" })]);
    const letters = (await mailbox.letters(shop.email)).join("\n");
    expect(letters).toContain("M-Pesa till 556677, Duka la Amina");
    expect(letters).toMatch(/Before: M-Pesa till 556677, Duka la Amina\s+Now: M-Pesa till 889900/);
    expect(letters.match(/Subject: The numbers your shop is paid on were changed/g)).toHaveLength(2);
    await mailbox.close();
  });
});

describe("an ordered cart", () => {
  it("shows the ways in the shop's order, and one that is off no more", async () => {
    const { show } = await order();
    expect(await show()).toMatchObject({ ways: [], takes_cash: true });
    await save([phone, way()]);
    const seen = ({ on: _, ...shown }: WayToPay) => shown;
    expect((await show())?.ways).toEqual([seen(phone), seen(way())]);
    await save([way({ on: false }), phone]);
    expect((await show())?.ways).toEqual([seen(phone)]);
  });

  it("shows none once nothing is owed", async () => {
    await save([way()]);
    const { token, show } = await order();
    await call(stack, cart.cancel, { query: { token }, body: {} });
    expect(await show()).toMatchObject({ fulfilment: "cancelled", ways: [] });
  });

  it("shows the shop's number through a link of somebody who sees no customer's", async () => {
    await save([phone]);
    const clerk = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
    await order();
    const [placed] = (await call(stack, orders.list, { query: {} }, shop)).items;
    const { url } = await call(stack, orderLinks.create, { params: { id: placed?.id ?? "" } }, clerk);
    const token = new URL(url).searchParams.get("token") ?? "";
    expect((await call(stack, cart.get, { query: { token } })).order?.ways).toMatchObject([{ number: "0688123456" }]);
  });

  it("takes no claim of cash where the shop takes none", async () => {
    await save([way()], { cash: false });
    const { token, show } = await order();
    const claim = (method: string) =>
      request(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100, method } });
    expect(await show()).toMatchObject({ takes_cash: false });
    expect(await claim("cash")).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "method"] }] } });
    expect((await claim("mobile_money")).status).toBe(201);
    await save([way()]);
    expect((await claim("cash")).status).toBe(201);
  });

  it("says on its invoice how to pay, also in hostile words, and on its receipt no more", async () => {
    const { token } = await order();
    const text = async () => {
      const paper = await fetch(stack.url + pathOf(orderDocuments.receipt, { query: { token, language: "sw" } }));
      expect(paper.status).toBe(200);
      return (await readPdf(new Uint8Array(await paper.arrayBuffer()))).map(({ text }) => text).join(" ");
    };
    await save([way({ note: "Andika namba ya oda" }), way({ ...phone, on: false })]);
    const said = (await text()).replace(/\s+/g, " ");
    expect(said).toContain("Jinsi ya kulipa");
    expect(said).toContain("M-Pesa Lipa namba 556677");
    expect(said).not.toContain("0688123456");
    // Marks that turn the direction of text are left out of a document.
    await save([way({ note: "Tj ET endstream (\u202e) <script>alert(1)</script>", name: ") Tj ET" })]);
    const warned = (await text()).replace(/\s+/g, " ");
    expect(warned).toContain("<script>alert(1)</script>");
    expect(warned).toContain(") Tj ET");
    expect(warned).toContain("M-Pesa Lipa namba 556677");
    const [placed] = (await call(stack, orders.list, { query: {} }, shop)).items;
    const body = { amount_minor: 8_800_000, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: placed?.id ?? "" }, body }, shop);
    const receipt = await text();
    expect(receipt).toContain("Risiti");
    for (const gone of ["Jinsi ya kulipa", "556677", "<script>", "Tj ET"]) expect(receipt).not.toContain(gone);
  });

  it.each([...hostileTexts.injections.each, ...hostileTexts.unicodeTexts.each])(
    "shows a name and a note as they were written: %j",
    async (text) => {
      const cut = text.slice(0, 50);
      const answer = await save([way({ name: `x ${cut}`, note: cut })]);
      if (answer.status === 422) return;
      const { show } = await order();
      expect((await show())?.ways).toMatchObject([{ name: `x ${cut}`.trim(), note: cut.trim() }]);
    },
  );
});
