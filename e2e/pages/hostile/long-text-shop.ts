import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { cartLink } from "../shopper.ts";
import { addHostilePeople } from "../stack-database.ts";

/** Starts a right-to-left override for all text after it. */
export const rtlOverride = "\u202eKanga";
const kinds = ["W", "العربية", "שלום־", "é̂̃̄", "👩‍👩‍👧‍👦", "Kanga ndefu sana ", "i", `${rtlOverride} `];

/** Names of exactly this many characters: unbroken, right to left, combining, emoji, words. */
export const longTexts = (length: number): string[] =>
  kinds.map((kind) => kind.repeat(Math.floor(length / kind.length)).trim());

export type LongTextShop = { slug: string; token: string; productId: string; orderId: string; cart: string };

/** Opens a shop in which every text has its maximum length. */
export async function openLongTextShop(request: APIRequestContext, origin: string): Promise<LongTextShop> {
  const send = async (method: "POST" | "PUT", path: string, data: object, token?: string) => {
    const headers = { origin, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.fetch(`/api${path}`, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const [unbroken = ""] = longTexts(80);
  const account = { name: unbroken, email: `${"w".repeat(60)}@${randomUUID()}.example`, password: "neno refu la siri" };
  const { token } = await send("POST", "/auth/sign-up", account);
  const details = { category: "home", whatsapp_number: "0712345678", about: longTexts(500)[0] };
  const shop = await send("POST", "/shop", { name: unbroken, ...details }, token);
  const simple = { name: "Kikoi", category: "home", price_minor: 99_999_999_999, stock: 1_000_000 };
  const product = await send("POST", "/products", simple, token);
  const carts = [
    await cartLink(request, { botId: shop.bot_id, product: "Kikoi" }),
    await cartLink(request, { botId: shop.bot_id, product: "Kikoi" }),
  ];
  const [kept] = product.variants;
  const priced = { price_minor: 99_999_999_999, stock: 1_000_000 };
  const full = {
    name: longTexts(120)[0],
    category: "home",
    description: longTexts(250).join("\n"),
    variants: longTexts(80).map((name, index) => ({
      ...{ name, ...priced },
      ...(index === 0 && { id: kept.id, stock_was: kept.stock }),
    })),
    add_on_groups: longTexts(80).map((name) => ({
      ...{ name, min: 0, max: 20 },
      add_ons: longTexts(80).map((name) => ({ name, ...priced })),
    })),
  };
  await send("PUT", `/products/${product.id}`, { ...full, expected_updated_at: product.updated_at }, token);
  for (const name of longTexts(120)) await send("POST", "/products", { ...simple, name, description: name }, token);

  const cartToken = new URL(carts[0] ?? "").searchParams.get("token") ?? "";
  const shown = await (await request.get(`/api/api/v1/order?token=${cartToken}`)).json();
  const order = { ...shown, customer: { name: unbroken, phone: "" }, note: longTexts(500)[0] };
  await send("POST", `/api/v1/order?token=${cartToken}`, order);
  const orderId = await addHostilePeople(shop.id, longTexts(80));
  return { slug: shop.slug, token, productId: product.id, orderId, cart: carts[1] ?? "" };
}
