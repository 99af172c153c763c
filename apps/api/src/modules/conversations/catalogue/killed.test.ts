import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import { whatsappCatalogue } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { createApp } from "@mauzo/sandbox/app";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import * as z from "zod/mini";
import { startApiProcess } from "../../../../test/api-process.ts";
import { call } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { connectNumber } from "../../../../test/whatsapp-number.ts";

const [count, kills] = [inject("catalogueProducts"), inject("catalogueKills")];
const catalogueId = "700000000000007";

let stack: Stack;
let api: Awaited<ReturnType<typeof startApiProcess>>;
const server = createAdaptorServer({ fetch: createApp({}).fetch });
let provider = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  provider = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  stack = await startStack();
  api = await startApiProcess(stack, { WHATSAPP_BASE_URL: provider });
});
afterAll(async () => {
  api?.process.kill("SIGKILL");
  server.close();
  await stack.stop();
});

const Listed = z.object({ data: z.array(z.object({ retailer_id: z.string(), price: z.string() })) });
/** What stands in the catalogue at WhatsApp. */
async function listed() {
  const answer = await fetch(`${provider}/v25.0/${catalogueId}/products?limit=${count * 2}`, {
    headers: { authorization: "Bearer a-token" },
  });
  return Listed.parse(await answer.json()).data;
}
const counts = async (shop: OpenedShop) =>
  (await call(stack, whatsappCatalogue.get, {}, shop)).catalogue?.counts ?? expect.unreachable();

async function fill({ shopId }: OpenedShop) {
  const shop = [shopId, count];
  await stack.db.query(
    `insert into products (shop_id, name, category, image_url, price_from_minor, price_to_minor, published)
     select $1, 'Kanga ' || i, 'home', '/media/kanga/640.webp', 100 * i, 100 * i, true from generate_series(1, $2::int) i`,
    shop,
  );
  await stack.db.query(
    `insert into variants (shop_id, product_id, name, price_minor, stock, position)
     select shop_id, id, '', price_from_minor, 10, 0 from products where shop_id = $1`,
    [shopId],
  );
}

async function startAgain() {
  api.process.kill("SIGKILL");
  await once(api.process, "exit");
  api = await startApiProcess(stack, { WHATSAPP_BASE_URL: provider });
}

it(`${count} products stand in the catalogue once each and as they are, though the process that sends them is killed ${kills} times`, {
  timeout: 900_000,
}, async () => {
  const shop = await openShop(stack);
  const { phoneNumberId, businessAccountId } = await connectNumber(stack, shop);
  await fetch(`${provider}/_businesses`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ phone_number_id: phoneNumberId, waba_id: businessAccountId, token: "a-token" },
      ...{ display_phone_number: "+255 700 000 077", verified_name: "Duka", catalog_id: catalogueId, products: [] },
    }),
  });
  await fill(shop);
  const body = { catalogue_id: catalogueId, is_visible: true, has_cart: true };
  const saved = await fetch(`${api.url}/channels/whatsapp/catalogue`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${shop.token}` },
    body: JSON.stringify({ ...body, version: 0 }),
  });
  expect(saved.status, await saved.text()).toBe(200);
  for (let kill = 1; kill <= kills; kill++) {
    await vi.waitFor(async () => expect((await listed()).length).toBeGreaterThan((count * kill) / (kills + 2)), {
      timeout: 300_000,
      interval: 20,
    });
    await startAgain();
  }
  const settled = { listed: count, sent: 0, refused: 0, waiting: 0 };
  await vi.waitFor(async () => expect(await counts(shop)).toEqual(settled), { timeout: 300_000, interval: 200 });

  // A product that is archived goes, and a changed price follows, while it is killed once more.
  const { rows } = await stack.db.query<{ id: string; variant: string }>(
    "select p.id, v.id as variant from products p join variants v on v.product_id = p.id where p.shop_id = $1 order by p.price_from_minor desc limit 2",
    [shop.shopId],
  );
  const [gone, dearer] = rows;
  await call(stack, products.archive, { params: { id: gone?.id ?? "" } }, shop);
  const edit = { field: "price", by: { kind: "percent", basis_points: 10_000, round_to_minor: 100 } } as const;
  await call(stack, productEdits.apply, { body: { product_ids: [dearer?.id ?? ""], edit } }, shop);
  await startAgain();
  await vi.waitFor(
    async () => {
      const items = await listed();
      expect(items).toHaveLength(count - 1);
      expect(new Set(items.map(({ retailer_id }) => retailer_id)).size).toBe(count - 1);
      expect(items.map(({ retailer_id }) => retailer_id)).not.toContain(gone?.variant);
      const found = items.find(({ retailer_id }) => retailer_id === dearer?.variant);
      expect(found?.price).toBe(`TZS ${2 * (count - 1)}`);
    },
    { timeout: 300_000, interval: 200 },
  );
});
