import { cart } from "@mauzo/contract/orders/cart";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { documentKinds, orderDocuments, paperSizes } from "@mauzo/contract/orders/order-documents";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { formatMoney } from "@mauzo/format/money";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addPicture } from "../../../../test/picture-uploads.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
let token: string;
let id: string;

const hostile = '"><script>alert(1)</script>\r\nSet-Cookie: a=b; filename="x.exe';

beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack, { name: "Duka la Papai", language: "sw" }), await openShop(stack)];
  await call(stack, shops.update, { body: { place: "Kariakoo, Dar es Salaam" } }, shop);
  const product = await addProduct(stack, shop, {
    name: `Pilau ${hostile}`,
    price_minor: 600_000,
    add_on_groups: [
      { name: "Ziada", min: 0, max: 2, add_ons: [{ name: "Kachumbari", price_minor: 50_000, stock: null }] },
    ],
  });
  const addOn = product.add_on_groups[0]?.add_ons[0]?.id ?? "";
  token = await addCart(stack, shop, [
    makeCartLine(product, 2),
    { productId: product.id, variantId: null, addOnId: addOn, quantity: 2, item: 0 },
  ]);
  const chosen = {
    id: product.id,
    variants: [{ id: product.variants[0]?.id, quantity: 2 }],
    add_ons: [{ id: addOn, quantity: 2 }],
  };
  const customer = { name: `Asha ${hostile}`.slice(0, 80), phone: "0754000111" };
  await call(stack, cart.submit, { query: { token }, body: { products: [chosen], customer, note: hostile } });
  id = (await call(stack, orders.list, {}, shop)).items[0]?.id ?? "";
  await call(
    stack,
    orderPayments.create,
    { params: { id }, body: { amount_minor: 300_000, method: "mobile_money", reference: "MP99" } },
    shop,
  );
});
afterAll(() => stack.stop());

const bytesOf = async (path: string, caller: { token?: string } = {}) => {
  const headers = caller.token ? { authorization: `Bearer ${caller.token}` } : undefined;
  const response = await fetch(stack.url + path, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const print = (kind: string, query: Record<string, string> = {}, caller = shop, of = id) =>
  bytesOf(pathOf(orderDocuments.print, { params: { id: of, kind }, query }), caller);
const textOf = async (kind: string, query: Record<string, string> = {}, of = id) =>
  (await readPdf((await print(kind, query, shop, of)).bytes))
    .map(({ text }) => text)
    .join("\n")
    .replace(/\s+/g, " ");

describe("documents of an order", () => {
  it.each(documentKinds.flatMap((kind) => paperSizes.map((size) => ({ kind, size }))))(
    "$kind on $size is a PDF that a browser shows, under the order's number",
    async ({ kind, size }) => {
      const { response, bytes } = await print(kind, { size });
      const { order_id } = await call(stack, orders.get, { params: { id } }, shop);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${kind}-${order_id}.pdf"`,
        "content-length": String(bytes.byteLength),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      expect(response.headers.get("set-cookie")).toBeNull();
      const [page, ...more] = await readPdf(bytes);
      expect(more).toEqual([]);
      expect(Math.round(page?.width ?? 0)).toBe(size === "a4" ? 595 : 227);
      expect(page?.text).toContain(order_id);
      expect(page?.text).toContain("Duka la Papai");
    },
  );

  it("says in the shop's language, or the one asked for, what was ordered and what is owed", async () => {
    const text = await textOf("invoice");
    for (const part of [
      "Ankara",
      "Kariakoo, Dar es Salaam",
      "+255 712 345 678",
      "+255 754 000 111",
      "+ Kachumbari",
      "Pesa ya simu MP99",
    ])
      expect(text).toContain(part);
    for (const minor of [600_000, 1_200_000, 50_000, 100_000, 1_300_000, 300_000, 1_000_000])
      expect(text).toContain(formatMoney({ minor, currency: "TZS" }));
    expect(await textOf("invoice", { language: "en" })).toMatch(
      /Invoice.*Balance due 10,000\.00 TZS.*Mobile money MP99/,
    );
    expect(await textOf("packing-slip")).not.toContain("TZS");
  });

  it("does not take what was forgiven for money that came", async () => {
    const product = await addProduct(stack, shop, { price_minor: 200_000, stock: 9 });
    const order = await createManualOrder(stack, shop, selectProduct(product, 5));
    const at = { params: { id: order.id } };
    await call(stack, orderPayments.create, { ...at, body: { amount_minor: 600_000, method: "cash" } }, shop);
    await call(stack, orderCredit.forgive, { ...at, body: { amount_minor: 400_000, reason: "Msiba" } }, shop);
    await stack.db.query("update orders set total_minor = 800000 where id = $1", [order.id]);
    expect(await textOf("invoice", { language: "en" }, order.id)).not.toContain("Paid too much");
  });

  it("has add-ons below the item they belong to, and says it where that is several variants", async () => {
    const product = await addProduct(stack, shop, {
      ...{ name: "Aiskrimu", price_minor: undefined, stock: undefined },
      variants: ["Vanila", "Embe"].map((name) => ({ name, price_minor: 200_000, stock: 9 })),
      add_on_groups: [{ name: "Vionjo", min: 0, max: 2, add_ons: [{ name: "Karanga", price_minor: 0, stock: null }] }],
    });
    const [vanilla = "", mango = ""] = product.variants.map(({ id }) => id);
    const nuts = [{ id: product.add_on_groups[0]?.add_ons[0]?.id ?? "", quantity: 1 }];
    const order = await createManualOrder(stack, shop, {
      products: [
        { id: product.id, variants: [{ id: vanilla, quantity: 2 }], add_ons: nuts },
        { id: product.id, variants: [vanilla, mango].map((id) => ({ id, quantity: 1 })), add_ons: nuts },
      ],
    });
    const packed = await textOf("packing-slip", { size: "80mm" }, order.id);
    expect(packed).toMatch(
      /2 × Aiskrimu · Vanila 1 × Karanga 1 × Aiskrimu · Vanila 1 × Aiskrimu · Embe 1 × Karanga \(kwa zote 2 za juu\)/,
    );
    expect(await textOf("packing-slip", { size: "80mm", language: "en" }, order.id)).toContain("(for the 2 above)");
  });

  it("of an order that was written down has its charges, and what was paid at once", async () => {
    const product = await addProduct(stack, shop, { name: "Kikoi", price_minor: 2_500_000 });
    const written = await createManualOrder(stack, shop, {
      ...selectProduct(product, 2),
      charges: [
        { kind: "delivery", name: "Boda hadi Kariakoo", type: "fixed", value: 300_000 },
        { kind: "discount", name: "Punguzo", type: "percentage", value: 1_000 },
      ],
      payment: { amount_minor: 1_000_000, method: "mobile_money", reference: "QK7" },
    });
    const token = new URL(written.url).searchParams.get("token") ?? "";
    const own = await bytesOf(pathOf(orderDocuments.receipt, { query: { token, language: "en" } }));
    const texts = [await textOf("invoice", { language: "en" }, written.id), (await readPdf(own.bytes))[0]?.text ?? ""];
    for (const text of texts)
      expect(text.replace(/\s+/g, " ")).toMatch(
        /Subtotal 50,000\.00 TZS.*Boda hadi Kariakoo 3,000\.00 TZS.*Punguzo [-−]5,000\.00 TZS.*Total 48,000\.00 TZS.*Paid 10,000\.00 TZS.*38,000\.00 TZS.*Mobile money QK7/,
      );
  });

  it("of a shop that has not said its language is in English", async () => {
    const order = await addOrder(stack, other);
    const { bytes } = await print("packing-slip", {}, other, order.id);
    expect((await readPdf(bytes))[0]?.text).toContain("Packing slip");
  });

  it("is no receipt before something was paid: then it is the invoice", async () => {
    const order = await addOrder(stack, other);
    const titleOf = async () => {
      const { response, bytes } = await print("receipt", {}, other, order.id);
      const [page] = await readPdf(bytes);
      return [response.headers.get("content-disposition"), /Receipt|Invoice/.exec(page?.text ?? "")?.[0]];
    };
    expect(await titleOf()).toEqual([`inline; filename="invoice-${order.order_id}.pdf"`, "Invoice"]);
    const body = { amount_minor: 100, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: order.id }, body }, other);
    expect(await titleOf()).toEqual([`inline; filename="receipt-${order.order_id}.pdf"`, "Receipt"]);
  });

  it("prints hostile text as it stands, in the document and nowhere else", async () => {
    const { response, bytes } = await print("receipt");
    expect([...response.headers.values()].join("\n")).not.toMatch(/script|x\.exe/);
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/\/JavaScript|\/JS|\/OpenAction|\/Launch|\/URI|<script/);
    expect((await readPdf(bytes))[0]?.text.replace(/\s+/g, "")).toContain("<script>alert(1)</script>");
  });

  it("has the shop's logo, which is drawn for document, and does without one that is gone", async () => {
    const pictured = await openShop(stack);
    const order = await addOrder(stack, pictured);
    const image = async () =>
      Buffer.from((await print("invoice", {}, pictured, order.id)).bytes)
        .toString("latin1")
        .includes("/Subtype /Image");
    expect(await image()).toBe(false);
    const picture = await addPicture(stack, pictured);
    await call(stack, shops.update, { body: { logo_id: picture.id } }, pictured);
    expect(await image()).toBe(true);
    await stack.db.query("update shops set logo_url = '/media/' || repeat('x', 32) || '/640.webp' where shop_id = $1", [
      pictured.shopId,
    ]);
    expect(await image()).toBe(false);
  });

  it("is 404 for another shop's order, an unknown kind, and refused for an unknown size", async () => {
    const theirs = await addOrder(stack, other);
    expect((await print("invoice", {}, shop, theirs.id)).response.status).toBe(404);
    for (const kind of ["bill", "invoice.pdf", "..", "%00"]) expect((await print(kind)).response.status).toBe(404);
    const unknown: Record<string, string>[] = [{ size: "a3" }, { language: "fr" }];
    for (const query of unknown) expect((await print("invoice", query)).response.status).toBe(422);
  });

  it("is for those who may read orders", async () => {
    const without = await addMember(stack, shop, [{ resource: "orders", action: ["create", "update", "delete"] }]);
    const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const input = { params: { id, kind: "invoice" } };
    expect((await request(stack, orderDocuments.print, input, without)).status).toBe(403);
    expect((await request(stack, orderDocuments.print, input)).status).toBe(401);
    expect((await request(stack, orderDocuments.print, input, reader)).status).toBe(200);
  });
});

describe("a link to an order's documents", () => {
  const share = async (body: { kind: string; size?: string; language?: string } = { kind: "invoice" }) =>
    call(stack, orderDocuments.share, { params: { id }, body }, shop);
  const open = (url: string) => bytesOf(url.slice(`${siteUrl}/api`.length));

  it("shows the document it was made for to whoever has it, and every other of the order", async () => {
    const { url, expires_at } = await share({ kind: "invoice", size: "80mm", language: "en" });
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
    const { response, bytes } = await open(url);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const [page] = await readPdf(bytes);
    expect([Math.round(page?.width ?? 0), page?.text.includes("Invoice")]).toEqual([227, true]);
    expect((await open(url.replace("/invoice?", "/packing-slip?"))).response.status).toBe(200);
    expect((await open(url.replace("/invoice?", "/bill?"))).response.status).toBe(404);
  });

  it("is kept as a hash, and leads nowhere when it is another, or has expired", async () => {
    const { url } = await share();
    const key = new URL(url).pathname.split("/").at(-2) ?? "";
    const { rows } = await stack.db.query("select * from lookup_keys where kind = 'document'");
    expect(JSON.stringify(rows)).not.toContain(key);
    expect((await open(url.replace(key, "x".repeat(43)))).response.status).toBe(404);
    expect((await open(url.replace(key, token))).response.status).toBe(404);
    expect((await open(url)).response.status).toBe(200);
    await stack.db.query(
      "update lookup_keys set expires_at = now() - interval '1 second' where key_hash = sha256($1)",
      [key],
    );
    expect((await open(url)).response.status).toBe(404);
  });

  it("opens no cart, and is not made for another shop's order or by who may not read orders", async () => {
    const { url } = await share();
    const key = new URL(url).pathname.split("/").at(-2) ?? "";
    expect((await request(stack, cart.get, { query: { token: key } })).status).toBe(404);
    const theirs = await addOrder(stack, other);
    const body = { kind: "invoice" };
    expect((await request(stack, orderDocuments.share, { params: { id: theirs.id }, body }, shop)).status).toBe(404);
    const without = await addMember(stack, shop, [{ resource: "orders", action: ["create", "update", "delete"] }]);
    expect((await request(stack, orderDocuments.share, { params: { id }, body }, without)).status).toBe(403);
  });
});

describe("the receipt behind a cart link", () => {
  const receipt = (query: Record<string, string>) => bytesOf(pathOf(orderDocuments.receipt, { query }));

  it("is what was ordered, for whoever has the link", async () => {
    const { response, bytes } = await receipt({ token, language: "en", size: "80mm" });
    expect(response.headers.get("content-disposition")).toMatch(/^inline; filename="receipt-[A-Z0-9-]+\.pdf"$/);
    const [page] = await readPdf(bytes);
    expect(page?.text).toContain("Receipt");
    expect(page?.text).toContain(formatMoney({ minor: 1_300_000, currency: "TZS" }));
  });

  it("is not there before it is ordered, nor behind a link that leads nowhere", async () => {
    const open = await addCart(stack, shop, [makeCartLine(await addProduct(stack, shop))]);
    for (const link of [open, "x".repeat(43), ""]) expect((await receipt({ token: link })).response.status).toBe(404);
  });

  it("may be asked for so often and no more", async () => {
    await stack.db.query("update auth.tries set points = 200 where key like 'document/account:%'");
    const { response } = await receipt({ token });
    expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
    await stack.db.query("delete from auth.tries where key like 'document/%'");
    expect((await receipt({ token })).response.status).toBe(200);
  });
});
