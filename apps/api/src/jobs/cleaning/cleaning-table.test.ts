import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { explainPlan } from "../../../test/explain-plan.ts";
import { recordStatements } from "../../../test/record-statements.ts";
import { addRowsOfAge } from "../../../test/run-cleaning.ts";
import { addProduct, type OpenedShop } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import type { BatchResult } from "../../db/cleaning/delete-old-rows.ts";
import { inShop, inTransaction } from "../../db/tenant-transaction.ts";
import { cleaningLimits } from "./clean.ts";
import { cleaningTable } from "./cleaning-table.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await addProduct(stack, shop);
});
afterAll(() => stack.stop());

const entries = [...cleaningTable.outsideShops, ...cleaningTable.ofShop];

/** Columns whose name sounds like an end, but not that of their row. */
const exceptions: Record<string, string> = {
  "auth.two_factors.locked_until": "until when no code is taken; the factor stays",
  "auth.accounts.access_token_expires_at": "of a log-in with another service, which is not offered; the account stays",
  "auth.accounts.refresh_token_expires_at": "the same",
  "carts.held_until": "when the job `cart-held` releases the stock of the cart",
  "product_batches.undo_until": "how far a batch has been undone: an id",
  "imports.done_until": "how far an import has come: a line",
  "threads.window_until": "until when the channel takes any message",
  "channel_connections.removed_at": "what was said over it stays",
  "channel_numbers.removed_at": "what was said over it stays",
  "channel_numbers.paused_until": "until when nothing leaves",
  "conversations.away_until": "until when the customer knows that the shop is closed",
  "whatsapp_catalogues.sending_until": "until when one process sends changes",
  "campaigns.ended_at": "what it came to stays",
  "campaign_plans.removed_at": "its runs name it, and what they came to stays",
  "sms_connections.removed_at": "campaigns that were sent over it name it; what opens it went at once",
  "webhook_endpoints.previous_secret_until": "until when the secret before signs as well",
  "api_keys.previous_secret_until": "until when the secret before works as well",
  "api_keys.expires_at": "it is shown as expired until somebody revokes it; its secrets go",
  "channel_media.expires_at": "until when the provider has a file: it is given it again",
  "compliance_cases.id_expires_on": "the last day of a document: the case stays, and counts no more",
  "payout_destinations.removed_at": "what was sent there stays to be seen",
  "order_instalments.until_minor": "how much is due by then: a sum",
  "auth.viewings.ends_at": "nothing is shown or written from then on, until it is stopped; it goes with its session",
  "ownership_offers.ends_at": "it stands no more; the next offer takes its place",
  "flow_trials.ended_at": "why a version came back is told beside it as long as customers meet it",
  "withdrawals.ended_at": "when it was through: the books stay",
};

it("every column that says when its row ends is in the table, or says why not", async () => {
  const { rows } = await stack.db.query<{ name: string }>(`
    select case c.table_schema when 'public' then '' else c.table_schema || '.' end || c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'auth') and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(expire|forget|until|remove|revoke|delete|end(s|ed)?_at)'`);
  const known = [...entries.map(({ table, column }) => `${table}.${column}`), ...Object.keys(exceptions)];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

/** The index that finds the old rows. */
const indexes: Record<string, string> = {
  lookup_keys: "entrances_expires_at_idx",
  "auth.access_tokens": "access_tokens_expires_at_idx",
  "auth.sessions": "sessions_expires_at_idx",
  "auth.mail_links": "mail_links_expires_at_idx",
  "auth.sign_up_links": "sign_up_links_expires_at_idx",
  "auth.verifications": "verifications_expires_at_idx",
  "auth.tries": "tries_expire_idx",
  contact_messages: "contact_messages_created_at_idx",
  stored_replies: "kept_replies_shop_id_created_at_idx",
  list_views: "list_views_shop_id_removed_at_idx",
  planned_messages: "planned_messages_shop_id_send_at_idx",
  unmatched_sentences: "unmatched_sentences_shop_id_created_at_idx",
  webhook_bodies: "webhook_bodies_shop_id_created_at_idx",
  webhook_deliveries: "webhook_deliveries_shop_id_created_at_idx",
  webhook_endpoints: "webhook_endpoints_shop_id_removed_at_idx",
  customer_notes: "customer_notes_shop_id_removed_at_idx",
  segments: "segments_shop_id_removed_at_idx",
  customer_merge_memories: "customer_merge_memories_shop_id_created_at_idx",
  invites: "invites_shop_id_expires_at_idx",
  carts: "carts_shop_id_expires_at_idx",
  conversations: "conversations_shop_id_forget_at_idx",
  threads: "threads_shop_id_last_at_conversation_id_idx",
  media: "media_shop_id_created_at_idx",
  channel_events: "channel_events_old_idx",
  facts: "facts_shop_id_at_idx",
  record_entries: "record_entries_pkey",
  campaign_recipients: "campaign_recipients_shop_id_campaign_id_n_key",
  past_prices: "past_prices_shop_id_until_idx",
  import_rows: "import_rows_shop_id_import_id_line_key",
};

/** These have so few rows here that a scan is cheapest. */
const tiny: (string | undefined)[] = [
  "compliance_files",
  "product_pictures",
  "payment_claims",
  "shops",
  "imports",
  "conversation_files",
  "expenses",
  "popups",
  "popup_pages",
  "supplier_bills",
];

/** Delete one batch of a table, within the shop if the table is a shop's. */
const deletions: Record<string, (batchSize: number) => Promise<BatchResult>> = Object.fromEntries([
  ...cleaningTable.outsideShops.map(({ table, deleteBatch }) => [
    table,
    (batchSize: number) => inTransaction(stack.pool, (tx) => deleteBatch(tx, batchSize)),
  ]),
  ...cleaningTable.ofShop.map(({ table, deleteBatch }) => [
    table,
    (batchSize: number) => inShop(stack.pool, shop.shopId, (tx) => deleteBatch(tx, shop.shopId, batchSize, stack.deps)),
  ]),
]);

it("a year of a busy shop's rows is found by indexes, and goes in parts that are short", {
  timeout: 900_000,
}, async () => {
  const many = inject("cleaningRows");
  for (const { table, after } of entries) {
    await addRowsOfAge(stack, shop, table, `${after} 1 minute`, many);
    // Not old yet.
    await addRowsOfAge(stack, shop, table, `${after} -59 minutes`, many);
  }
  // One cart in ten once held stock.
  await stack.db.query(
    `insert into stock_movements (shop_id, variant_id, delta, reason, cart_id)
     select c.shop_id, l.variant_id, d, case d when -1 then 'hold' else 'release' end, c.id
     from carts c join cart_lines l on l.shop_id = c.shop_id and l.cart_id = c.id, unnest('{-1,1}'::int[]) d
     where c.shop_id = $1 and c.number like '%5'`,
    [shop.shopId],
  );
  await stack.db.query(
    "insert into stock_movements (shop_id, variant_id, delta, reason) select shop_id, id, 1, 'opening' from variants, generate_series(1, $2) where shop_id = $1",
    [shop.shopId, many],
  );
  await stack.db.query("vacuum analyze");
  const recorded = await recordStatements(async () => {
    for (const deleteBatch of Object.values(deletions)) await deleteBatch(1);
  }, /^\s*(with gone|with old|delete from (media|"campaign_recipients"))/i);
  const found: string[] = [];
  for (const [text, values] of recorded) {
    const plan = await explainPlan(stack, shop, text, values);
    expect({ text, scanned: plan.scanned.filter((table) => !tiny.includes(table)) }).toEqual({ text, scanned: [] });
    found.push(...plan.indexes);
  }
  // Statements in a function are planned separately: these are the first ones of the four.
  for (const text of [
    "select id from conversations where shop_id = $1 and forget_at < now() order by forget_at limit 500",
    "select conversation_id from threads where shop_id = $1 and last_at < now() - interval '3 months' order by last_at limit 500",
    "select id from facts where shop_id = $1 and at < now() - interval '30 days' order by at limit 500",
    "select number, at from record_entries where shop_id = $1 order by number limit 500",
  ])
    found.push(...(await explainPlan(stack, shop, text, [shop.shopId])).indexes);
  for (const { table } of entries) expect(found).toContain(indexes[table]);

  const slowest: Record<string, number> = {};
  for (const [table, deleteBatch] of Object.entries(deletions))
    for (let more = true; more; ) {
      const began = performance.now();
      more = (await deleteBatch(cleaningLimits.batchSize)).checked > 0;
      slowest[table] = Math.max(slowest[table] ?? 0, Math.round(performance.now() - began));
    }
  for (const [table, deleteBatch] of Object.entries(deletions))
    expect([table, await deleteBatch(500)]).toEqual([table, { checked: 0, deleted: 0 }]);
  // Only the long form checks the times.
  if (many < 100_000) return;
  process.stdout.write(`${JSON.stringify(slowest)}\n`);
  expect(Math.max(...Object.values(slowest))).toBeLessThan(200);
});
