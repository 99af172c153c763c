import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { cartLink } from "../shopper.ts";
import { addHostilePeople, setFlow } from "../stack-database.ts";
import { hostileStrings, packed } from "./strings.ts";

export type HostileShop = {
  slug: string;
  botId: string;
  token: string;
  productId: string;
  orderId: string;
  /** A cart that has not been ordered yet, with every string among its choices. */
  cart: string;
};

/** One plain link among the bot's messages: its underscores are not formatting marks. */
export const plainLink = "https://e.com/a_b_c";
/** Names that are short enough for a product and together contain all strings. */
export const productNames = packed(120).slice(0, 59);
export const personNames = packed(80);

/** A conversation that sends every string, one per line, and offers them as choices. */
function hostileFlow() {
  const texts = [...packed(1_000, "\n"), plainLink];
  const both = (text: string, max = 1_024) => ({ en: text.slice(0, max), sw: text.slice(0, max) });
  const options = hostileStrings.slice(0, 3).map((text, index) => ({ id: `option-${index}`, label: both(text, 20) }));
  return {
    format: 2,
    start: "say-0",
    fallback: both(packed(1_000, "\n")[0] ?? ""),
    keywords: [],
    nodes: [
      ...texts.map((text, index) => ({ id: `say-${index}`, kind: "message", text: both(text) })),
      { id: "ask", kind: "choice", text: both(hostileStrings[2] ?? ""), options },
      { id: "shelf", kind: "products", text: both(hostileStrings[3] ?? ""), button: both(hostileStrings[4] ?? "", 20) },
    ],
    edges: [
      ...texts.map((_, index) => ({
        from: `say-${index}`,
        outlet: "next",
        to: index + 1 < texts.length ? `say-${index + 1}` : "ask",
      })),
      ...options.map(({ id }) => ({ from: "ask", outlet: id, to: "shelf" })),
      ...["picked", "back", "empty"].map((outlet) => ({ from: "shelf", outlet, to: "ask" })),
    ],
  };
}

/** Opens a shop in which all text from people is hostile: from its owner, its staff, its customers and its bot. */
export async function openHostileShop(request: APIRequestContext, origin: string): Promise<HostileShop> {
  const send = async (method: "POST" | "PUT", path: string, data: object, token?: string) => {
    const headers = { origin, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.fetch(`/api${path}`, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const [first = "", second = ""] = personNames;
  const email = `${randomUUID()}@duka.example`;
  const { token } = await send("POST", "/auth/sign-up", { name: first, email, password: "neno refu la siri" });
  const about = packed(500)[0];
  const details = { name: second, category: "home", whatsapp_number: "0712345678", about };
  const shop = await send("POST", "/shop", details, token);

  const simple = { name: "Kikoi", category: "home", price_minor: 100, stock: 50, description: first };
  const product = await send("POST", "/products", simple, token);
  const carts = [
    await cartLink(request, { botId: shop.bot_id, product: "Kikoi" }),
    await cartLink(request, { botId: shop.bot_id, product: "Kikoi" }),
  ];
  const [kept] = product.variants;
  const texts = packed(80);
  const choice = (text: string, index: number) => ({ name: `${index} ${text}`.slice(0, 80), price_minor: 100 });
  const full = {
    name: packed(120)[0],
    category: "home",
    description: packed(2_000, "\n")[0],
    variants: texts.slice(0, 50).map((text, index) => ({
      ...choice(text, index),
      stock: 50,
      ...(index === 0 && { id: kept.id, stock_was: 46 }),
    })),
    add_on_groups: [texts.slice(0, 30), texts.slice(30, 60), texts.slice(60)]
      .filter((part) => part.length > 0)
      .map((part) => ({
        ...{ name: part[0], min: 0, max: 1 },
        add_ons: part.map((name) => ({ name, price_minor: 1, stock: null })),
      })),
  };
  await send("PUT", `/products/${product.id}`, { ...full, expected_updated_at: product.updated_at }, token);
  const others = productNames.map((name) => ({
    name,
    category: "home",
    price_minor: 100,
    stock: 5,
    description: name,
  }));
  await Promise.all(others.map((other) => send("POST", "/products", other, token)));

  const cartToken = new URL(carts[0] ?? "").searchParams.get("token") ?? "";
  const shown = await (await request.get(`/api/api/v1/order?token=${cartToken}`)).json();
  const order = { ...shown, customer: { name: first, phone: "" }, note: packed(500)[1] };
  await send("POST", `/api/v1/order?token=${cartToken}`, order);
  const orderId = await addHostilePeople(shop.id, personNames);
  await setFlow(shop.id, shop.bot_id, hostileFlow());
  return { slug: shop.slug, botId: shop.bot_id, token, productId: product.id, orderId, cart: carts[1] ?? "" };
}
