import { webhooks } from "@mauzo/contract/developers/webhooks";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A public address whose host is no name: nothing is looked up, and nothing is sent before a test says so. */
export const publicUrl = "https://8.8.8.8/hooks";

/** A webhook with the word in each of its texts, and a message to it that was tried once. */
export async function addFullWebhook(stack: Stack, shop: OpenedShop, word: string): Promise<void> {
  const body = {
    url: `${publicUrl}/${encodeURIComponent(word)}`,
    description: `Ghala ${word}`,
    events: ["order.placed" as const],
  };
  const { id } = await call(stack, webhooks.create, { body }, shop);
  await call(stack, webhooks.test, { params: { id } }, shop);
  await stack.db.query(
    `with attempt as (
       insert into webhook_attempts (shop_id, delivery_id, url, at, ms, status, problem, headers, answer_headers)
       select shop_id, id, $2, now(), 12, 500, 'refused', '{}', jsonb_build_object('server', $2::text)
       from webhook_deliveries where shop_id = $1 returning shop_id, delivery_id, id)
     insert into webhook_bodies (shop_id, delivery_id, attempt_id, body) select shop_id, delivery_id, id, $2 from attempt`,
    [shop.shopId, `Jibu ${word}`],
  );
}

/** A valid body of each endpoint that takes one. */
export const webhookRequests = {
  "POST /webhook-endpoints": { url: publicUrl, events: ["order.placed"] },
  "PUT /webhook-endpoints/:id": { url: publicUrl, events: ["order.placed"], version: 1 },
};
