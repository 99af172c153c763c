import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { cart } from "@mauzo/contract/orders/cart";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const number = "+255712345678";
const [amina, asha, nobody] = ["Amina Zuberi", "Asha Kombo", ""].map((name) => ({ name, phone: "0712 345 678" }));

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 100 });
});

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const place = (customer: { name?: string; phone?: string } | undefined) =>
  addOrder(stack, shop, { product, ...(customer && { customer }) });
const find = async (search: string) =>
  (await call(stack, orders.list, { query: { search } }, shop)).items.map(({ id }) => id);
const known = async () => (await call(stack, customers.list, {}, shop)).items;

describe("an order", () => {
  it("keeps the name it was given, whoever orders with that number afterwards", async () => {
    const first = await place(amina);
    const second = await place(asha);
    const third = await place(nobody);
    const given = { id: first.customer?.id, phone: number };
    expect((await read(first.id)).customer).toEqual({ ...given, name: "Amina Zuberi", known_as: null });
    expect(second.customer).toEqual({ ...given, name: "Asha Kombo", known_as: "Amina Zuberi" });
    expect(third.customer).toEqual({ ...given, name: "", known_as: "Amina Zuberi" });
    expect((await call(stack, orders.list, {}, shop)).items.map(({ customer }) => customer)).toEqual(
      [third, second, first].map(({ customer }) => customer),
    );
  });

  it("fills its customer's record where that has no name and staff wrote it, and there only", async () => {
    await place(nobody);
    expect(await known()).toMatchObject([{ name: "", phone: number, other_names: [] }]);
    await place({ ...amina, name: "Mgeni" });
    expect(await known()).toMatchObject([{ name: "", phone: number, other_names: ["Mgeni"] }]);
    await createManualOrder(stack, shop, { ...selectProduct(product), customer: amina });
    const again = await place({ name: "amina zuberi", phone: "+255712345678" });
    expect(again.customer).toMatchObject({ name: "amina zuberi", known_as: null });
    expect(await known()).toMatchObject([{ name: "Amina Zuberi", phone: number, other_names: ["Mgeni"] }]);
    for (const name of ["Asha", "Bahati", "Asha", "Cheka", "Dalili", "Bahati"]) await place({ ...amina, name });
    expect(await known()).toMatchObject([{ name: "Amina Zuberi", other_names: ["Bahati", "Dalili", "Cheka"] }]);
  });

  it("answers its link again with what was ordered, whoever ordered with that number since", async () => {
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const body = { ...selectProduct(product), customer: amina };
    const placed = await call(stack, cart.submit, { query: { token }, body });
    await place(asha);
    expect(await request(stack, cart.submit, { query: { token }, body })).toMatchObject({
      status: 200,
      body: placed,
    });
    const other = { ...body, customer: asha };
    expect((await request(stack, cart.submit, { query: { token }, body: other })).status).toBe(409);
  });

  it("is found by the name given with it, and by what its customer is called in the list", async () => {
    const [first, second, third] = [await place(amina), await place(asha), await place(nobody)];
    const elsewhere = await place({ name: "Asha Komba", phone: "0754 111 222" });
    expect(await find("kombo")).toEqual([second.id]);
    expect(await find("asha k")).toEqual([elsewhere.id, second.id]);
    expect(await find("zuberi")).toEqual([third.id, second.id, first.id]);
    expect(await find("0712 345 678")).toEqual([third.id, second.id, first.id]);
    // A later change of the customer's record does not change the name given with the order.
    await stack.db.query("update customers set name = 'Mama Juma', phone = '+255700000001' where phone = $1", [number]);
    expect(await find("zuberi")).toEqual([first.id]);
    expect(await find("712345678")).toEqual([third.id, second.id, first.id]);
    expect(await find("mama juma")).toEqual([third.id, second.id, first.id]);
  });

  it("is found among very many of one name", async () => {
    const mine = await place(amina);
    await stack.db.query(
      `with made as (select uuidv7() as cart, n from generate_series(1, 1200) n),
         carts as (insert into carts (shop_id, id, number, language, state, expires_at)
           select $1, cart, 'M' || n, 'en', 'ordered', now() from made)
       insert into orders (shop_id, cart_id, customer_id, customer_name, number, channel, quantity, total_minor, currency)
       select $1, cart, $2, case when n < 1150 then 'Mwanahamisi' else 'Mwanaidi' end, 'M' || n, 'web', 1, 100, 'TZS' from made`,
      [shop.shopId, mine.customer?.id],
    );
    const page = await call(stack, orders.list, { query: { search: "mwanahamisi", limit: 2 } }, shop);
    expect(page.items.map(({ order_id }) => order_id)).toEqual(["M1149", "M1148"]);
    expect(page.items[0]?.customer).toMatchObject({ name: "Mwanahamisi", known_as: "Amina Zuberi" });
    expect(await find("zuberi")).toContain((await find("M1200"))[0]);
  });

  it("is told by its own name in files, documents, links and messages", async () => {
    const mailbox = await openMailbox(stack);
    const workflow = await call(stack, orderWorkflow.get, {}, shop);
    const text = { en: "{name}, {number} is ready", sw: "{jina}, {namba} ipo tayari" };
    const ready = { ...workflow.steps.ready, customer: { on: true, text } };
    await callSave(stack, orderWorkflow.save, { body: { ...workflow, steps: { ...workflow.steps, ready } } }, shop);
    const [first, second] = [await place(amina), await place(asha)];
    const documentOf = async (id: string) => {
      const path = pathOf(orderDocuments.print, { params: { id, kind: "invoice" } });
      const answer = await fetch(stack.url + path, { headers: { authorization: `Bearer ${shop.token}` } });
      return (await readPdf(new Uint8Array(await answer.arrayBuffer())))[0]?.text;
    };
    for (const [order, own] of [
      [first, amina],
      [second, asha],
    ] as const) {
      const tell = await call(stack, orderLinks.create, { params: { id: order.id } }, shop);
      expect(tell.text).toContain(`Hello ${own?.name}, `);
      expect(await documentOf(order.id)).toContain(own?.name);
      await call(stack, orders.move, { params: { id: order.id }, body: { from: "new", to: "ready" } }, shop);
      expect((await read(order.id)).messages[0]?.text).toBe(`${own?.name}, ${order.order_id} is ready`);
    }
    expect(await documentOf(second.id)).not.toContain("Amina");
    const { body } = await stack.call("GET", "/order-exports/orders.csv", shop);
    expect(String(body).match(/Amina Zuberi|Asha Kombo/g)).toEqual(["Asha Kombo", "Amina Zuberi"]);
    const letters = (await mailbox.letters(shop.email)).filter((letter) => letter.includes("New order"));
    expect(letters.map((letter) => /Amina Zuberi|Asha Kombo/.exec(letter)?.[0]).sort()).toEqual([
      "Amina Zuberi",
      "Asha Kombo",
    ]);
    await mailbox.close();
  });
});

describe("a written order", () => {
  it("keeps what the list said of its customer then, or what was typed, and renames nobody", async () => {
    const { customer } = await place(amina);
    const write = async (given: { id?: string; name?: string; phone?: string }) =>
      (await read((await createManualOrder(stack, shop, { ...selectProduct(product), customer: given })).id)).customer;
    const chosen = await write({ id: customer?.id ?? "" });
    expect(chosen).toEqual(customer);
    expect(await write({ name: "Mama Juma", phone: "0712345678" })).toMatchObject({
      ...{ id: customer?.id, name: "Mama Juma", known_as: "Amina Zuberi" },
    });
    expect(await write({ phone: "0712345678" })).toMatchObject({ name: "", known_as: "Amina Zuberi" });
    expect(await known()).toMatchObject([{ name: "Amina Zuberi", other_names: ["Mama Juma"] }]);
  });
});
