import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Endpoint } from "@mauzo/contract/endpoint";
import type * as z from "zod/mini";
import { pathOf } from "./endpoints.ts";
import type { FullShop } from "./full-shop-type.ts";
import { operatorToken } from "./operator-fixtures.ts";
import { byEndpoint, byName } from "./sample-values.ts";
import { isVersioned, newestVersion } from "./saves.ts";
import { type Fill, type Schema, sampleOf, schemaOf, type ValuePath } from "./schema-sample.ts";
import { type Stack, siteUrl } from "./stack.ts";
import { signatureOf } from "./whatsapp-number.ts";

/** A request in its parts, each of which a test may change. */
export type SampleRequest = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};
const ofOperator = { authorization: `Bearer ${operatorToken}` };
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

const importsOf = "select min(id::text) as id from imports where shop_id = $1";
/** What paths and bodies call the ids of these tables besides. */
const otherNames = {
  ...{
    products: "product_ids",
    product_batches: "edits",
    orders: "try moves",
    customers: "customer customer_ids debts statements",
  },
  ...{ payment_claims: "order-claims", product_sets: "sets", variants: "items" },
  transfers: "transactions",
  flows: "versions",
  flow_tests: "tests",
  flow_schedules: "schedules",
  flow_trials: "trials",
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
  const first = (table: string) => `select id from ${table} where shop_id = $1 order by id limit 1`;
  for (const { name } of tables) await keep(name, first(name), shop.shopId);
  for (const [table, names] of Object.entries(otherNames))
    for (const name of names.split(" ")) await keep(name, first(table), shop.shopId);
  await keep("query", "select id from segments where shop_id = $1 limit 1", shop.shopId);
  await keep("conversation-notes", "select id from conversation_notes where shop_id = $1 limit 1", shop.shopId);
  await keep("conversation-files", "select id from conversation_files where shop_id = $1 limit 1", shop.shopId);
  await keep("canned-replies", "select id from canned_replies where shop_id = $1 limit 1", shop.shopId);
  await keep("customer-notes", "select id from customer_notes where shop_id = $1 limit 1", shop.shopId);
  await keep("customer-tags", "select id from customer_tag_changes where shop_id = $1 limit 1", shop.shopId);
  for (const of of ["product", "contact", "expense"])
    await keep(`${of}-imports`, `${importsOf} and kind = '${of}s'`, shop.shopId);
  await keep(
    "rows",
    `select r.id from import_rows r join imports i on i.shop_id = r.shop_id and i.id = r.import_id
     where r.shop_id = $1 and i.kind = 'products' order by r.id limit 1`,
    shop.shopId,
  );
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
      headers: {
        ...{ origin: siteUrl, cookie: shop.cookie, ...headersOf[name]?.(shop) },
        ...(endpoint.access === "operator" && ofOperator),
      },
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
