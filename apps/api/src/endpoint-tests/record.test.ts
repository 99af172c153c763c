import type { Endpoint } from "@mauzo/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { addressOf, freshBody, makeSampleRequests } from "../../test/sample-requests.ts";
import { countRows } from "../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: FullShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "Langu");
});
afterAll(() => stack.stop());

/** The table whose trigger records what an endpoint changes. */
const recordedBy: Record<string, string> = {
  ...{ "POST /invites": "invites", "PUT /staff/:id": "memberships", "DELETE /staff/:id": "memberships" },
  "POST /access-requests/:id/grant": "memberships",
  ...{ "POST /ownership/offer": "ownership_offers", "POST /ownership/accept": "ownership_offers" },
  "DELETE /ownership/offer": "ownership_offers",
  ...{ "POST /roles": "roles", "PUT /roles/:id": "roles", "DELETE /roles/:id": "roles" },
  ...{ "POST /api-keys": "api_keys", "POST /api-keys/:id/rotate": "api_keys", "DELETE /api-keys/:id": "api_keys" },
  ...{ "POST /webhook-endpoints": "webhook_endpoints", "PUT /webhook-endpoints/:id": "webhook_endpoints" },
  ...Object.fromEntries(
    ["POST /webhook-endpoints/:id/rotate", "POST /webhook-endpoints/:id/pause", "POST /webhook-endpoints/:id/resume"]
      .concat(["DELETE /webhook-endpoints/:id", "POST /webhook-endpoints/:id/restore"])
      .map((name) => [name, "webhook_endpoints"]),
  ),
  ...{ "PUT /channels/whatsapp": "channel_connections", "DELETE /channels/whatsapp": "channel_connections" },
  ...{ "POST /sms-connections": "sms_connections", "PATCH /sms-connections/:id": "sms_connections" },
  "POST /sms-connections/:id/fallback": "sms_connections",
  ...{ "POST /sms-connections/:id/default": "sms_connections", "DELETE /sms-connections/:id": "sms_connections" },
  ...{ "PUT /auto-messages": "auto_messages", "PUT /message-prices": "message_prices" },
  "PUT /inbox-settings": "inbox_settings",
  ...{ "POST /expense-months": "expense_months", "PUT /order-workflow": "order_workflows" },
  ...{ "POST /expense-phones": "expense_phones", "DELETE /expense-phones/:id": "expense_phones" },
  ...{ "POST /customers/:id/credit-limit": "customers", "POST /manual-debts/:id/forgiven": "manual_debts" },
  ...{ "POST /orders/:id/forgiven": "orders", "POST /orders/:id/forgiven/undo": "orders" },
  ...{ "POST /compliance/submit": "compliance_cases", "POST /operator/compliance/:shop/decisions": "compliance_cases" },
  ...{ "POST /payout-destinations": "payout_destinations", "DELETE /payout-destinations/:id": "payout_destinations" },
  ...{ "POST /withdrawals": "withdrawals", "POST /withdrawals/:id/confirm": "withdrawals" },
  ...{ "POST /withdrawals/:id/cancel": "withdrawals", "PUT /withdrawal-settings": "withdrawal_settings" },
  ...{ "PUT /pos/settings": "pos_settings", "PUT /delivery-methods": "delivery_methods" },
  ...{
    "PUT /payment-settings": "payment_settings",
    "PUT /shop": "shops",
    "PUT /shop/second-factor": "shops",
    "POST /shop/start-empty": "shops",
  },
  ...{ "PUT /products/:id": "variants", "PUT /add-on-groups/:id": "add_ons", "POST /products/edits": "variants" },
  "POST /orders/:id/refunds": "transfers",
};

/** What admins change that is not of the record. */
const elsewhere: [RegExp, string][] = [
  [/ \/staff\/:id\/viewing/, "changes nothing: its begin and its end are written down as a look"],
  [/ \/access-requests\/:id\/refuse/, "nobody may do more or less by it"],
  [/ \/user\//, "a person's own account"],
  [/ \/weekly-summary/, "what a person is mailed themselves"],
  [/ \/invites\/:id/, "sends an invitation again or takes it back: nobody may do more by it"],
  [
    / \/(campaigns|campaign-lists|campaign-plans|popups|short-links|message-templates)/,
    "what is said to customers: it has its own history",
  ],
  [/ \/channels\/whatsapp\/(check|test|catalogue|profile)/, "looks, tries, or shows goods and words"],
  [/\/(check|test|quote|resend|try\/:id)$/, "changes nothing of the shop"],
  [/ \/customers\/:id\/forget/, "of who is forgotten nothing is written"],
  [/ \/api-keys\/:id\/rename/, "a name"],
  [/ \/setup-fee\/payments/, "Mauzo's own money: it has a table of its own"],
  [/ \/compliance\/(case|files)/, "a draft: the record begins when it is handed in"],
];

const changes = ({ method, access, stepUp }: Endpoint) =>
  method !== "GET" &&
  (access === "admin" ||
    access === "operator" ||
    stepUp === true ||
    (typeof access === "object" && access.resource === "staffs"));

describe("the record of a shop", () => {
  it("has every change that only an admin makes, or says why not", async () => {
    const { rows } = await stack.db.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_change' and tgdeferrable",
    );
    const triggers = new Set(rows.map(({ name }) => name));
    const known = ({ name }: { name: string }) =>
      recordedBy[name] !== undefined || elsewhere.some(([pattern]) => pattern.test(name));
    const of = endpoints.filter(({ endpoint }) => changes(endpoint));
    expect(of.length).toBeGreaterThan(60);
    expect(of.filter((each) => !known(each)).map(({ name }) => name)).toEqual([]);
    const names = new Set(endpoints.map(({ name }) => name));
    expect(Object.keys(recordedBy).filter((name) => !names.has(name))).toEqual([]);
    expect([...new Set(Object.values(recordedBy))].filter((table) => !triggers.has(table))).toEqual([]);
    expect([...triggers].filter((table) => !Object.values(recordedBy).includes(table))).toEqual([]);
  });

  const files = endpoints.filter(
    ({ endpoint: { method, path } }) => method === "GET" && /export|\.csv|\/data$/.test(path),
  );
  const shown = endpoints.filter(({ endpoint }) => endpoint.recorded !== undefined);
  it("has every file that leaves the shop", () => {
    const silent = files.filter(({ endpoint }) => !endpoint.recorded).map(({ name }) => name);
    // Counts, and rows that were just handed in.
    expect(silent.toSorted()).toEqual([
      ...["GET /contact-imports/:id/broken.csv", "GET /expense-imports/:id/broken.csv", "GET /product-exports/feed"],
      "GET /product-imports/:id/broken.csv",
    ]);
  });

  it.each(shown)("$name is written down, with who and without what was searched for", async ({ endpoint }) => {
    const sample = (await makeSampleRequests(stack, shop))(endpoint);
    const body = await freshBody(stack, endpoint, sample, shop.token);
    const entries = "record_entries where shop_id = $1 and event = $2 and actor_kind = 'person' and address <> ''";
    const before = await countRows(stack, entries, [shop.shopId, endpoint.recorded]);
    const answer = await fetch(stack.url + addressOf(endpoint, sample), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${shop.token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(await countRows(stack, entries, [shop.shopId, endpoint.recorded])).toBe(before + 1);
  });
});
