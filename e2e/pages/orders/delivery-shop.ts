import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { cartLink } from "../shopper.ts";

/** Opens a shop that delivers by boda, with a cart of two at 18,000 each; returns the shop's actions on both. */
export async function openDeliveryShop(request: APIRequestContext) {
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const call = async (method: string, path: string, data?: object, headers: Record<string, string> = { origin }) => {
    const answer = await request.fetch(`/api/${path}`, { method, ...(data && { data }), headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const person = { name: "Asha", email: `${randomUUID()}@duka.example`, password: "neno la siri" };
  const { token } = await call("POST", "auth/sign-up", person);
  const own = (method: string, path: string, data?: object) =>
    call(method, path, data, { authorization: `Bearer ${token}` });
  const name = `Duka la Boda ${Date.now()}`;
  const shop = { name, category: "clothing & accessories", whatsapp_number: "0712345678" };
  await own("POST", "shop", shop);
  const kitenge = { name: "Kitenge", category: "clothing & accessories", price_minor: 1_800_000, stock: 9 };
  const { id, variants } = await own("POST", "products", kitenge);
  const boda = { id: randomUUID(), name: "Boda", free_from_minor: null, asks_place: true };
  const collect = { ...boda, id: randomUUID(), name: "Kuchukua dukani", fee_minor: 0, asks_place: false };
  const setFee = async (fee_minor: number) => {
    const { version } = await own("GET", "delivery-methods");
    return own("PUT", "delivery-methods", { methods: [{ ...boda, fee_minor }, collect], version });
  };
  await setFee(300_000);
  const { shop: open } = await call("GET", `public/shops/${name.toLowerCase().replaceAll(" ", "-")}`);
  return {
    link: await cartLink(request, { botId: open.bot_id, product: "Kitenge" }),
    setFee,
    setPrice: (minor: number) =>
      own("POST", "products/edits", { product_ids: [id], edit: { field: "price", by: { kind: "set", minor } } }),
    /** Sets the stock to this number. */
    leave: async (count: number) => {
      const { stock } = (await own("GET", `products/${id}`)).variants[0];
      await own("POST", `stock/items/${variants[0].id}/adjustments`, { delta: count - stock, cause: "correction" });
    },
    countOrders: async (): Promise<number> => (await own("GET", "orders")).items.length,
  };
}
