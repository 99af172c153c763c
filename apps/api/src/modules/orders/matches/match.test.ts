import { type OrderMatches, orderMatches } from "@mauzo/contract/orders/order-matches";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatOrderCases, unseenChatOrders } from "../../../../test/chat-order-cases.ts";
import { chatProducts } from "../../../../test/chat-products.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;

beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
  for (const { variants, ...product } of chatProducts)
    await addProduct(
      stack,
      shop,
      variants ? { ...product, variants, price_minor: undefined, stock: undefined } : product,
    );
  await addProduct(stack, other, { name: "Gauni la jirani" });
});
afterAll(() => stack.stop());

const match = (text: string, of = shop) => call(stack, orderMatches.match, { body: { text } }, of);
const linesOf = ({ lines }: OrderMatches) =>
  lines.map(({ quantity, candidates: [best] }) => ({
    product: best?.product.name,
    quantity,
    variant: best?.variant?.name,
    addOns: best?.add_ons.map(({ name, quantity }) => `${name}×${quantity}`).join(", "),
  }));

/** The share of expected lines that are right; an additional line counts as wrong. */
async function judge(messages: typeof chatOrderCases) {
  const tally = { lines: 0, products: 0, quantities: 0, whole: 0 };
  const wrong: unknown[] = [];
  for (const [message, expected] of messages) {
    const lines = linesOf(await match(message));
    tally.lines += Math.max(expected.length, lines.length);
    const right = expected.map(([product, quantity, variant, addOns], at) => {
      const line = lines[at];
      const isProduct = line !== undefined && (line.product ?? "") === product;
      const isQuantity = isProduct && line.quantity === quantity;
      tally.products += Number(isProduct);
      tally.quantities += Number(isQuantity);
      const isVariant = variant === undefined || line?.variant === (variant ?? undefined);
      return isQuantity && isVariant && (addOns === undefined || line.addOns === addOns);
    });
    tally.whole += right.filter(Boolean).length;
    if (lines.length !== expected.length || !right.every(Boolean)) wrong.push({ message, expected, lines });
  }
  const share = (count: number) => Math.round((count / tally.lines) * 100) / 100;
  return { products: share(tally.products), quantities: share(tally.quantities), whole: share(tally.whole), wrong };
}

describe("messages as they come", () => {
  // All of them are right at present; the limit leaves room for one wrong line in a hundred.
  it("are products with their quantity, variant and add-ons: those the reader was made with", async () => {
    expect(chatOrderCases.length).toBeGreaterThanOrEqual(60);
    const { wrong, ...shares } = await judge(chatOrderCases);
    expect(Math.min(...Object.values(shares)), JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.98);
  });

  it("and those it was not made with", async () => {
    const { wrong, ...shares } = await judge(unseenChatOrders);
    expect(Math.min(...Object.values(shares)), JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9);
  });
});

describe("a match", () => {
  it("is 1 where every word of the two is the other's, less for each that is not, and offers what else may be meant", async () => {
    const scores = async (text: string) =>
      (await match(text)).lines[0]?.candidates.map(({ product, score }) => [product.name, score]);
    expect(await scores("Mchele wa Mbeya")).toEqual([
      ["Mchele wa Mbeya", 1],
      ["Mchele wa Kyela", 0.4],
    ]);
    expect(await scores("mchele")).toEqual([
      ["Mchele wa Mbeya", 0.8],
      ["Mchele wa Kyela", 0.8],
    ]);
    expect(await scores("mchele mbeya safi")).toEqual([["Mchele wa Mbeya", 0.67]]);
    expect((await scores("mchelle wa mbeya"))?.[0]?.[1]).toBe(0.9);
  });

  it("leaves the variant open where it is not said, and says what it costs where it is", async () => {
    const [open] = (await match("viatu vya ngozi")).lines[0]?.candidates ?? [];
    expect(open?.variant).toBeNull();
    const [said] = (await match("viatu vya ngozi 41")).lines[0]?.candidates ?? [];
    expect(said?.variant).toMatchObject({ name: "41", price: { minor: 1_000_000, currency: "TZS" }, stock: 20 });
  });

  it("makes whole units of parts, and says so", async () => {
    const { lines } = await match("maharage kilo 2 na nusu, unga wa sembe robo kilo, taulo 2");
    expect(lines.map(({ quantity, is_rounded }) => [quantity, is_rounded])).toEqual([
      [3, true],
      [1, true],
      [2, false],
    ]);
  });

  it("gives no goods for what the shop does not have, and none for what orders nothing", async () => {
    expect(await match("tairi 4, nitapita kesho jioni\nTaulo")).toMatchObject({
      lines: [
        { text: "tairi 4", quantity: 4, candidates: [] },
        { text: "Taulo", quantity: 1 },
      ],
      unread: ["nitapita kesho jioni"],
      left_out: 0,
    });
  });

  it.each<[string, Partial<OrderMatches["contact"]>, string[]]>([
    [
      "taulo 2\nJina langu ni Asha Juma\nNipo Sinza, Mori\n0754 111 222",
      { name: "Asha Juma", place: "Sinza, Mori", phone: "0754 111 222" },
      ["taulo 2"],
    ],
    [
      "My name is Peter, deliver to Mikocheni B. taulo 1, call me on +255 754 111 222",
      { name: "Peter", place: "Mikocheni B", phone: "+255 754 111 222" },
      ["taulo 1"],
    ],
    ["naomba taulo 3 0754111222", { phone: "0754111222" }, ["naomba taulo 3"]],
    ["Niletee Kariakoo mtaa wa Livingstone 12", { place: "Kariakoo mtaa wa Livingstone 12" }, []],
    ["niletee taulo 2", {}, ["niletee taulo 2"]],
    ["nitapita kesho jioni", {}, []],
  ])("reads who writes and where they are: %s", async (text, contact, lines) => {
    const found = await match(text);
    expect(found.contact).toEqual({ phone: "", name: "", place: "", ...contact });
    expect(found.lines.map((line) => line.text)).toEqual(lines);
    expect(found.unread).toEqual(text.startsWith("nitapita") ? [text] : []);
  });

  it("looks up forty wishes and counts the others", async () => {
    const { lines, left_out } = await match(Array.from({ length: 45 }, () => "taulo 1").join("\n"));
    expect([lines.length, left_out]).toEqual([40, 5]);
  });

  it("knows what is on offer in this shop only", async () => {
    await addProduct(stack, shop, { name: "Kibatari", status: "draft" });
    for (const text of ["kibatari 1", "gauni la jirani 1"])
      expect((await match(text)).lines[0]?.candidates.map(({ product }) => product.name)).not.toContain(
        text === "kibatari 1" ? "Kibatari" : "Gauni la jirani",
      );
    expect((await match("gauni la jirani", other)).lines[0]?.candidates[0]?.product.name).toBe("Gauni la jirani");
  });

  it("takes any text", async () => {
    for (const text of [
      "%",
      "' or 1=1 -- 2",
      "\u202e2 taulo",
      "👗 2",
      "x".repeat(2000),
      "1 2 3 4 5 6 7 8 9",
      `${"taulo ".repeat(300)}`,
    ])
      expect(await request(stack, orderMatches.match, { body: { text } }, shop)).toMatchObject({ status: 200 });
    for (const text of ["", "   ", "x".repeat(2001), 5])
      expect(await request(stack, orderMatches.match, { body: { text } }, shop)).toMatchObject({ status: 422 });
  });

  it("is for those who may write orders down", async () => {
    const reader = await addMember(stack, shop, [
      { resource: "orders", action: ["read", "update", "delete"] },
      { resource: "product", action: ["read", "create"] },
    ]);
    const writer = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
    const input = { body: { text: "taulo 2" } };
    expect((await request(stack, orderMatches.match, input, reader)).status).toBe(403);
    expect((await request(stack, orderMatches.match, input)).status).toBe(401);
    expect((await request(stack, orderMatches.match, input, writer)).status).toBe(200);
  });
});
