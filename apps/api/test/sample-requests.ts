import { randomUUID } from "node:crypto";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Endpoint } from "@mauzo/contract/endpoint";
import type { Order } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import { pathOf } from "./endpoints.ts";
import { deliveryMethodId, type FullShop } from "./full-shop.ts";
import { isVersioned, newestVersion } from "./saves.ts";
import { type Fill, omitted, type Schema, sampleOf, schemaOf, type ValuePath } from "./schema-sample.ts";
import { type Stack, siteUrl } from "./stack.ts";
import { signatureOf } from "./whatsapp-number.ts";

/** A request in its parts, each of which a test may change. */
export type SampleRequest = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};
type Value = (shop: FullShop) => unknown;

const without: Value = () => omitted;

/** The value for each place, by its name. */
const byName: Record<string, Value> = {
  botId: (shop) => shop.botId,
  bot_id: (shop) => shop.botId,
  slug: (shop) => shop.slug,
  chat_id: (shop) => shop.chatId,
  whatsapp_number: () => "0712345678",
  phone: () => "0712345678",
  phone_number_id: ({ whatsapp }) => whatsapp.phone_number_id,
  business_account_id: ({ whatsapp }) => whatsapp.business_account_id,
  app_secret: ({ whatsapp }) => whatsapp.app_secret,
  message: () => "order status",
  category: () => "home",
  logo_id: (shop) => shop.pictureId,
  cover_id: (shop) => shop.pictureId,
  pictures: (shop) => [{ id: shop.pictureId, alt: "Kikoi" }],
  mapping: () => ["name", "price"],
  document: () => ({ match: "all", rules: [{ criterion: "total_orders", operator: "ge", value: 0 }] }),
  birthday: () => "1990-01-31",
  cells: () => ["Kikoi", "ghali"],
  option_names: () => [],
  option_values: () => [],
  timers: () => [],
  sku: without,
  barcode: without,
  picture_id: without,
  key: (shop) => shop.pictureKey,
  file: () => "640.webp",
  image_url: () => "/pictures/kikoi.svg",
  quantity: () => 1,
  min: () => 0,
  max: () => 3,
  limit: () => 20,
  cursor: without,
  after: () => 0,
  search: without,
  version: without,
  expected_updated_at: without,
};

const fewerOrders = {
  ...{ "query.from": without, "query.to": without, "query.least": without, "query.most": without },
  "query.attention": without,
};
const onOrder = (order: (shop: FullShop) => Order): Record<string, Value> => ({
  "params.id": (shop) => order(shop).id,
  "body.version": (shop) => order(shop).version,
  "body.lines.0.id": (shop) => order(shop).lines[0]?.id,
});
const edit = {
  ...onOrder(({ editableOrder }) => editableOrder),
  "body.products.0.id": (shop: FullShop) => shop.productId,
  "body.products.0.variants.0.id": (shop: FullShop) => shop.variantId,
  "body.products.0.add_ons.0.id": (shop: FullShop) => shop.addOnId,
  "body.charges": () => [],
};
// A refund needs a permission of its own.
const goodsBack = { ...onOrder(({ returnableOrder }) => returnableOrder), "body.refund": without };

const fewerProducts = { "query.stock": without, "query.price_least": without, "query.price_most": without };

const fewerCustomers = {
  ...{ "query.tag": without, "query.place": without, "query.owed": without, "query.channel": without },
  ...{ "query.ordered_within": without, "query.silent_for": without, "query.gender": without },
};

/** Values for a single endpoint, by its name and place. A new product's parts have no ids yet. */
const byEndpoint: Record<string, Record<string, Value>> = {
  "POST /products": {
    "body.variants.0.id": without,
    "body.add_on_groups.0.id": without,
    "body.add_on_groups.0.add_ons.0.id": without,
  },
  "POST /add-on-groups": { "body.add_ons.0.id": without },
  "GET /public/shops/:slug/products": { "query.id": (shop) => shop.productId },
  "GET /products": fewerProducts,
  "GET /products/ids": fewerProducts,
  // A draft is in no cart.
  "PUT /products/:id": { "body.status": () => "published" },
  "POST /auth/log-in": { "body.email": (shop) => shop.email, "body.password": (shop) => shop.password },
  "POST /auth/sign-up": { "body.email": () => `${randomUUID()}@elsewhere.example` },
  // A permission that everybody who may grant anything may grant.
  "PUT /staff/:id": { "body.permissions": () => [{ resource: "staffs", action: ["update"] }] },
  "POST /invites": { "body.permissions": () => [{ resource: "staffs", action: ["create"] }] },
  "PUT /user": { "body.time_zone": () => "Africa/Nairobi" },
  "GET /public/shops/:slug/watch": { "query.products": (shop) => shop.productId, "query.seen": without },
  "GET /api/v1/order/watch": { "query.token": (shop) => shop.openCart, "query.seen": () => "another" },
  "POST /api/v1/order/hold": { "query.token": (shop) => shop.openCart, "body.phone": () => "0712 345 678" },
  "POST /public/shops/:slug/cart": {
    "body.lines.0.product_id": (shop) => shop.productId,
    "body.lines.0.variant_id": (shop) => shop.variantId,
    "body.lines.0.price_minor": without,
    "body.lines.0.add_ons.0.id": (shop) => shop.addOnId,
    "body.lines.0.add_ons.0.price_minor": without,
  },
  // Neither a bot, nor more messages than one address may send.
  "POST /contact-messages": {
    "body.website": () => "",
    "body.email": () => `${randomUUID()}@elsewhere.example`,
  },
  "POST /orders/:id/edits": edit,
  "POST /orders/:id/edits/preview": edit,
  "POST /orders/:id/returns": goodsBack,
  "POST /orders/:id/returns/preview": goodsBack,
  "POST /orders/:id/notes": { "params.id": ({ editableOrder }) => editableOrder.id },
  "POST /orders/:id/moves": { "body.from": () => "preparing", "body.to": () => "ready" },
  "POST /orders/moves": { "body.moves.0.from": () => "preparing", "body.moves.0.to": () => "ready" },
  // A customer the shop knows already has a name and a phone number; a payment needs a permission of its own.
  "POST /orders": {
    "body.customer.name": without,
    "body.customer.phone": without,
    "body.payment": without,
  },
  "GET /customers": fewerCustomers,
  "GET /customer-exports/customers.csv": fewerCustomers,
  // The number is somebody's already.
  "POST /customers": { "body.phone": () => "", "body.tags": () => ["vip"] },
  "PATCH /customers/:id": { "body.tags": () => ["vip"] },
  "POST /customers/tags": { "body.add": () => ["vip"], "body.remove": () => ["jumla"] },
  "GET /orders": fewerOrders,
  "GET /order-exports/orders.csv": fewerOrders,
  "GET /sales-summary": {
    "query.from": () => "2026-11-01T21:00:00.000Z",
    "query.to": () => "2026-11-08T21:00:00.000Z",
  },
  "POST /list-views": { "body.query": () => "search=kikoi" },
  "POST /product-imports/:id/start": { "params.id": (shop) => shop.readyImport },
  "POST /stock/counts": { "body.lines.0.id": (shop) => shop.variantId },
  "GET /api/v1/order": { "query.token": (shop) => shop.openCart },
  "GET /public/documents/:key/:kind": { "params.key": (shop) => shop.documentKey },
  "GET /api/v1/order/receipt": { "query.token": (shop) => shop.orderedCart },
  "POST /api/v1/order/cancel": { "query.token": (shop) => shop.newOrderCart },
  "POST /order-claims/:id/confirm": { "params.id": (shop) => shop.claimToConfirm },
  "POST /order-claims/:id/decline": { "params.id": (shop) => shop.claimToDecline },
  "POST /api/v1/order/claims": { "query.token": (shop) => shop.newOrderCart, "body.amount_minor": () => 1 },
  ...Object.fromEntries(
    ["GET /api/v1/order/claims/picture", "POST /api/v1/order/claims/picture"].map((name) => [
      name,
      { "query.token": (shop: FullShop) => shop.orderedCart, "query.id": (shop: FullShop) => shop.claimId },
    ]),
  ),
  "POST /api/v1/order/claims/withdraw": {
    "query.token": (shop) => shop.orderedCart,
    "body.id": (shop) => shop.claimId,
  },
  "POST /api/v1/order": {
    "query.token": (shop) => shop.openCart,
    "body.delivery.method_id": () => deliveryMethodId,
    "body.delivery.place": () => "Msimbazi 12",
  },
  "GET /webhooks/whatsapp/:key": {
    "params.key": ({ webhookKey }) => webhookKey,
    "query.hub.mode": () => "subscribe",
    "query.hub.challenge": () => "1158201444",
    "query.hub.verify_token": ({ verifyToken }) => verifyToken,
  },
  "POST /webhooks/whatsapp/:key": { "params.key": ({ webhookKey }) => webhookKey },
  "PUT /channels/whatsapp": { "body.token": ({ whatsapp }) => whatsapp.token },
  "PUT /delivery-methods": { "body.methods.0.id": () => deliveryMethodId },
};

/** The headers an endpoint needs besides those of the caller. */
const headersOf: Record<string, (shop: FullShop) => Record<string, string>> = {
  "POST /conversation/whatsapp": (shop) => ({ authorization: `Bearer ${shop.botToken}` }),
  // Of no bytes: a request without a body is let in, and is no JSON.
  "POST /webhooks/whatsapp/:key": ({ whatsapp }) => ({
    "x-hub-signature-256": signatureOf("", whatsapp.app_secret ?? ""),
  }),
  "POST /plugin/conversation/:botId": (shop) => ({ [visitorTokenHeader]: shop.visitorToken }),
  "GET /plugin/conversation/:botId/events": (shop) => ({ [visitorTokenHeader]: shop.visitorToken }),
  "GET /plugin/conversation/:botId/messages": (shop) => ({ [visitorTokenHeader]: shop.visitorToken }),
};

/** The first id of every table with rows of the shop, by the table's name, which paths (with hyphens) and bodies use too. */
async function readIds(stack: Stack, shop: FullShop): Promise<Map<string, string>> {
  const { rows: tables } = await stack.db.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.columns s on (s.table_schema, s.table_name, s.column_name) = (c.table_schema, c.table_name, 'shop_id')
     where c.table_schema = 'public' and c.column_name = 'id'`,
  );
  const ids = new Map<string, string>();
  const keep = async (name: string, statement: string, value: string) => {
    const [row] = (await stack.db.query<{ id: string }>(statement, [value])).rows;
    if (row) ids.set(name, row.id);
  };
  for (const { name } of tables)
    await keep(name, `select id from ${name} where shop_id = $1 order by id limit 1`, shop.shopId);
  await keep("product_ids", "select id from products where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("edits", "select id from product_batches where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("try", "select id from orders where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("moves", "select id from orders where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("customer", "select id from customers where shop_id = $1 order by id limit 1", shop.shopId);
  // The only id in a query of a list is that of a segment.
  await keep("query", "select id from segments where shop_id = $1 limit 1", shop.shopId);
  await keep("customer_ids", "select id from customers where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("customer-notes", "select id from customer_notes where shop_id = $1 limit 1", shop.shopId);
  await keep("customer-tags", "select id from customer_tag_changes where shop_id = $1 limit 1", shop.shopId);
  await keep("order-claims", "select id from payment_claims where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("sets", "select id from product_sets where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("items", "select id from variants where shop_id = $1 order by id limit 1", shop.shopId);
  await keep("rows", "select id from product_import_rows where shop_id = $1 order by id limit 1", shop.shopId);
  // The last of the people and of the sessions: the first is the admin who calls, and their own session.
  await keep(
    "staff",
    "select user_id as id from memberships where shop_id = $1 order by created_at desc limit 1",
    shop.shopId,
  );
  await keep(
    "sessions",
    "select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1 order by s.id desc limit 1",
    shop.email,
  );
  return ids;
}

const collectionOf = (path: string, place: ValuePath) => {
  const collection = place.findLast((part, index) => index < place.length - 1 && typeof part === "string");
  return collection !== "params" ? String(collection) : (/([\w-]+)\/:id\b/.exec(path)?.[1] ?? "");
};

/**
 * Makes a request for every endpoint that it accepts from an admin of the shop, from its schemas: a new endpoint has
 * one by itself. `bend` may replace any value.
 */
export async function makeSampleRequests(stack: Stack, shop: FullShop, bend: Fill = () => undefined) {
  const ids = await readIds(stack, shop);
  return (endpoint: Endpoint): SampleRequest => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const fill = (place: ValuePath, schema: Schema): unknown => {
      const bent = bend(place, schema);
      if (bent !== undefined) return bent;
      const last = String(place.at(-1));
      const known = byEndpoint[name]?.[place.join(".")] ?? byName[last];
      if (known) return known(shop);
      if (schema.format !== "uuid") return undefined;
      const collection = collectionOf(endpoint.path, place);
      const id = ids.get(collection) ?? ids.get(collection.replaceAll("-", "_"));
      if (id) return id;
      throw new Error(
        `${name} needs an id at ${place.join(".")}: give the shop such a row in test/full-shop.ts, or say in test/sample-requests.ts what belongs there`,
      );
    };
    const part = (section: string, schema: z.ZodMiniType | undefined): unknown =>
      schema && sampleOf(schemaOf(schema), fill, [section]);
    return {
      params: Object.assign({}, part("params", endpoint.params)),
      query: Object.assign({}, part("query", endpoint.query)),
      body: part("body", endpoint.body),
      headers: { origin: siteUrl, cookie: shop.cookie, ...headersOf[name]?.(shop) },
    };
  };
}

const inAddress = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed(),
    ]),
  );

/** The URL of a sample. */
export const addressOf = (endpoint: Endpoint, { params, query }: Pick<SampleRequest, "params" | "query">) =>
  pathOf(endpoint, { params: inAddress(params), query: inAddress(query) });

const isObject = (body: unknown): body is object => typeof body === "object" && body !== null && !Array.isArray(body);

/** The sample's body, with the present version of what it changes unless the body names one. */
export const freshBody = async (
  stack: Pick<Stack, "call" | "db">,
  endpoint: Endpoint,
  { params: { id }, body }: Pick<SampleRequest, "params" | "body">,
  token: string | undefined,
): Promise<unknown> =>
  isVersioned(endpoint) && isObject(body)
    ? { ...(await newestVersion(stack, endpoint.path, { id, token })), ...body }
    : body;

/** Sends a sample as the given caller; a bearer token in its own headers wins. */
export const sendSample = async (
  stack: Pick<Stack, "call" | "db">,
  endpoint: Endpoint,
  sample: SampleRequest,
  token?: string,
) =>
  stack.call(endpoint.method, addressOf(endpoint, sample), {
    body: await freshBody(stack, endpoint, sample, token),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...sample.headers },
  });
