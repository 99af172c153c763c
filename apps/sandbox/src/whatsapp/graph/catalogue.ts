import type { Context } from "hono";
import { isObject, type Json, listOf, objectOf, parseJson, textOf } from "../json.ts";
import type { Business, ItemBatch, Product } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { businessesOfToken, noSuchObject } from "./access.ts";
import { badParameter } from "./checks/checks.ts";

const mostRequests = 5_000;
const processingMs = 400;
const required = ["title", "description", "availability", "condition", "price", "link", "image_link", "brand"];
const availabilities = ["in stock", "out of stock", "preorder", "available for order", "discontinued"];

/** The shops whose catalogue this is, of those the token may use. @throws GraphError */
export function catalogueOfRequest(c: Context, world: World, id: string): [Business, ...Business[]] {
  const [first, ...others] = businessesOfToken(c, world).filter(({ catalog_id }) => catalog_id === id);
  if (!first) throw noSuchObject(id, c.req.method);
  return [first, ...others];
}

export const describeCatalogue = ({ catalog_id, verified_name, products }: Business): Json => ({
  ...{ id: catalog_id, name: verified_name, product_count: products.length, vertical: "commerce" },
});

type ItemRequest = { method: string; id: string; data: Json };

function requestOf(value: unknown): ItemRequest {
  const { method, data } = objectOf(value);
  const id = textOf(objectOf(data).id) ?? "";
  if (!["CREATE", "UPDATE", "DELETE"].includes(textOf(method) ?? ""))
    throw badParameter("Param requests[method] must be one of {CREATE, UPDATE, DELETE}.");
  if (id === "" || id.length > 100) throw badParameter("Param requests[data][id] is required.");
  return { method: textOf(method) ?? "", id, data: objectOf(data) };
}

/** What is wrong with an item, as the service says it. */
function problemOf({ data }: ItemRequest): string | undefined {
  const missing = required.find((name) => (textOf(data[name]) ?? "") === "");
  if (missing !== undefined) return `A required field is missing: ${missing}.`;
  if (!/^\d+\.\d{2} [A-Z]{3}$/.test(textOf(data.price) ?? "")) return "The price is not in a format we know.";
  if (!availabilities.includes(textOf(data.availability) ?? "")) return "The availability is not one we know.";
  if ((textOf(data.title) ?? "").length > 200) return "The title is longer than 200 characters.";
  return undefined;
}

const productOf = ({ id, data }: ItemRequest): Product => {
  const [amount = "0", currency = "TZS"] = (textOf(data.price) ?? "").split(" ");
  return {
    ...{ retailer_id: id, name: textOf(data.title) ?? id, price: Number(amount), currency },
    ...(textOf(data.image_link) !== undefined && { picture: textOf(data.image_link) }),
    sold_out: data.availability === "out of stock",
  };
};

function carryOut(world: World, businesses: readonly Business[], requests: readonly ItemRequest[], batch: ItemBatch) {
  const [first] = businesses;
  const products = new Map((first?.products ?? []).map((product) => [product.retailer_id, product]));
  for (const request of requests) {
    const problem = request.method === "DELETE" ? undefined : problemOf(request);
    if (problem !== undefined) batch.errors.push({ id: request.id, message: problem });
    else if (request.method === "DELETE") products.delete(request.id);
    else products.set(request.id, productOf(request));
  }
  for (const business of businesses) business.products = [...products.values()];
  batch.status = "finished";
  world.tell({ kind: "world" });
}

/** Takes changes of items, which are carried out after a moment. @throws GraphError */
export function takeItems(world: World, businesses: readonly Business[], input: unknown): Json {
  const { item_type, requests } = objectOf(input);
  if (item_type !== "PRODUCT_ITEM") throw badParameter("Param item_type must be one of {PRODUCT_ITEM}.");
  const given = typeof requests === "string" ? parseJson(requests) : requests;
  const wanted = listOf(given).map(requestOf);
  if (wanted.length === 0 || wanted.length > mostRequests)
    throw badParameter(`Param requests must have between 1 and ${mostRequests} items.`);
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length)
    throw badParameter("The same item appears more than once in one request.");
  const batch: ItemBatch = { handle: `A${world.newId()}`, status: "started", errors: [] };
  world.batches.set(batch.handle, { ...batch, catalog_id: businesses[0]?.catalog_id ?? "" });
  const kept = world.batches.get(batch.handle) ?? batch;
  world.clock.after(processingMs, () => carryOut(world, businesses, wanted, kept));
  return { handles: [batch.handle], validation_status: [] };
}

/** How far a batch is. @throws GraphError for a handle that is not this catalogue's */
export function describeBatch(world: World, { catalog_id }: Business, query: Record<string, string>): Json {
  const batch = world.batches.get(query.handle ?? "");
  if (batch?.catalog_id !== catalog_id) throw badParameter("Param handle is not a valid handle of this catalog.");
  const { handle, status, errors } = batch;
  return {
    data: [
      {
        ...{ handle, status, errors_total_count: errors.length, errors: errors.slice(0, 10) },
        ...{ warnings: [], warnings_total_count: 0 },
        ...(query.load_ids_of_invalid_requests === "true" && { ids_of_invalid_requests: errors.map(({ id }) => id) }),
      },
    ],
  };
}

export function listProducts({ products }: Business, query: Record<string, string>): Json {
  const from = query.after === undefined ? 0 : Number(atob(query.after)) || 0;
  const limit = Number(query.limit) || 25;
  const data = products.slice(from, from + limit).map(({ retailer_id, name, price, currency, sold_out }) => ({
    ...{ id: retailer_id, retailer_id, name, price: `${currency} ${price}` },
    availability: sold_out ? "out of stock" : "in stock",
  }));
  const after = btoa(String(from + limit));
  return { data, paging: { cursors: { after }, ...(from + limit < products.length && { next: `/?after=${after}` }) } };
}

export const describeCommerce = (world: World, { phone_number_id }: Business): Json => ({
  data: [
    {
      id: phone_number_id,
      ...(world.commerce.get(phone_number_id) ?? { is_cart_enabled: true, is_catalog_visible: false }),
    },
  ],
});

/** What of the catalogue customers see: of query or body. */
export function changeCommerce(world: World, business: Business, input: unknown): Json {
  const given = isObject(input) ? input : {};
  const before = world.commerce.get(business.phone_number_id) ?? { is_cart_enabled: true, is_catalog_visible: false };
  const flag = (name: keyof typeof before) =>
    given[name] === undefined ? before[name] : given[name] === true || given[name] === "true";
  world.commerce.set(business.phone_number_id, {
    is_cart_enabled: flag("is_cart_enabled"),
    is_catalog_visible: flag("is_catalog_visible"),
  });
  world.tell({ kind: "world" });
  return { success: true };
}
