import { consents } from "@mauzo/contract/customers/consents";
import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customers } from "@mauzo/contract/customers/customers";
import { personRights } from "@mauzo/contract/customers/person-rights";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { receipts } from "@mauzo/contract/payments/receipts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkContacts } from "../../../../test/contact-imports.ts";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addTraces, tracedTables } from "../../../../test/person-traces.ts";
import { makePicture } from "../../../../test/picture-uploads.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms: openSmsBook().sms });
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

/** In every text of this person, and of nobody else. */
const canary = "Kanari7391";
const phone = "0712739164";
const ways = [canary.toLowerCase(), "712739164", "0712 739 164", "712-739-164"];

/** The columns of the whole database that hold one of these words, whatever they are made of. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await stack.db.query<{ table: string; column: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as table, c.column_name as column
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and (c.data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY'))`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await stack.db.query(
      `select from ${table} where lower("${column}"::text) like any ($1::text[]) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Somebody of whom everything is known that can be known. */
async function addPerson() {
  const product = await addProduct(stack, shop, { stock: 20, price_minor: 50_000 });
  const token = await addCart(stack, shop, [makeCartLine(product, 2)]);
  const shown = await call(stack, cart.get, { query: { token } });
  const { order_id } = await call(stack, cart.submit, {
    query: { token },
    body: { ...shown, customer: { name: `Asha ${canary}`, phone }, note: `Karibu na ${canary}` },
  });
  const [order] = (await call(stack, orders.list, { query: { search: order_id } }, shop)).items;
  const orderAt = { params: { id: order?.id ?? "" } };
  await stack.db.query(
    `insert into messages (shop_id, conversation_id, direction, author, seq, text, body)
     select shop_id, conversation_id, 'in', 'customer', 100, $2, jsonb_build_object('type', 'text', 'text', $2::text)
     from orders where id = $1`,
    [orderAt.params.id, `Mimi ni ${canary}, ${phone}`],
  );
  const claim = { amount_minor: 1000, reference: `QR${canary}` };
  const { id: claimId } = await call(stack, cartClaims.create, { query: { token }, body: claim });
  const proof = await makePicture(20, 20).jpeg().toBuffer();
  await fetch(stack.url + pathOf(cartClaims.upload, { query: { token, id: claimId } }), {
    method: "POST",
    body: new Uint8Array(proof),
  });
  const told = `${canary.toUpperCase()} confirmed. You have received Tsh1.00 from 0712739164 - ASHA`;
  const orderId = orderAt.params.id;
  const uses = { text: told, orders: [{ order_id: orderId, amount_minor: 100 }] };
  await call(stack, receipts.create, { body: uses }, shop);
  await call(stack, receipts.create, { body: { text: told.replace("7391 ", "7392 ") } }, shop);
  const paid = { amount_minor: 100, method: "cash" as const, reference: canary, reason: `Kwa ${canary}` };
  await call(stack, orderPayments.create, { ...orderAt, body: paid }, shop);
  await stack.db.query(
    `insert into payments (shop_id, order_id, provider, network, phone, amount_minor, fee_minor, asked_minor, reference, state)
     select shop_id, id, 'clickpesa', 'Mixx by Yas', $2, 100, 0, 100, 'ABCDEFGHIJ0123456789', 'declined' from orders where id = $1`,
    [orderAt.params.id, "+255712739164"],
  );
  const id = (await call(stack, orders.get, orderAt, shop)).customer?.id ?? "";
  const at = { params: { id } };
  await call(stack, customerNotes.create, { ...at, body: { text: `${canary} hulipa kwa wakati` } }, shop);
  const { version } = await call(stack, customers.get, at, shop);
  const edit = { version, place: `Mtaa wa ${canary}`, birthday: "1990-04-12", tags: [canary.toLowerCase()] };
  await call(stack, customers.update, { ...at, body: edit }, shop);
  const said = { channel: "whatsapp" as const, state: "given" as const, how: `${canary} alisema` };
  await call(stack, consents.record, { ...at, body: said }, shop);
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  const { id: shiftId } = await beginShift(stack, shop, register?.id ?? "");
  await sell(stack, shop, makeSale(shiftId, product, { customer: { name: `Asha ${canary}`, phone } }));
  await addTraces(stack, shop, { customerId: id, orderId, word: canary, phone });
  await checkContacts(stack, shop, `Name,Phone,Note\n${canary},0712 739 164,Rafiki\nMwingine,0754111222,\n`);
  return { at, orderAt };
}

it("whoever is forgotten is nowhere in the database, and their money still is", { timeout: 60_000 }, async () => {
  const { at, orderAt } = await addPerson();
  const told = await columnsWith(ways);
  expect(told.length).toBeGreaterThan(10);
  const tables = new Set(told.map((column) => column.split(".")[1]));
  expect(tracedTables.filter((table) => !tables.has(table))).toEqual([]);

  const data = await fetch(stack.url + pathOf(personRights.data, at), {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  const kept = await data.text();
  for (const word of ["rafiki", "hulipa kwa wakati", "mimi ni", "karibu na", "1990-04-12"])
    expect(kept.toLowerCase()).toContain(word);
  expect(kept).not.toContain("Mwingine");
  const text = await fetch(stack.url + pathOf(personRights.data, { ...at, query: { form: "text" } }), {
    headers: { authorization: `Bearer ${shop.token}`, "accept-language": "sw" },
  });
  expect(await text.text()).toContain(`Jina: Asha ${canary}`);

  const before = await call(stack, orders.get, orderAt, shop);
  const totals = await call(stack, customers.get, at, shop);
  const forget = (name: string) => request(stack, personRights.forget, { ...at, body: { name } }, shop);
  expect(await forget("Juma")).toMatchObject({ status: 422 });
  expect((await forget(`asha  ${canary}`)).status).toBe(200);

  expect(await columnsWith(ways)).toEqual([]);
  const { rows: recipients } = await stack.db.query("select contact_id from campaign_recipients");
  expect(recipients).toEqual([{ contact_id: null }]);
  // The hash of what was sent: who tries all numbers finds hers in it.
  const { rows: hashes } = await stack.db.query("select request_hash as hash from pos_sales");
  expect(hashes).toEqual([{ hash: Buffer.alloc(0) }]);
  const after = await call(stack, orders.get, orderAt, shop);
  expect([after.total, after.paid, after.payment]).toEqual([before.total, before.paid, before.payment]);
  const record = await call(stack, customers.get, at, shop);
  expect(record).toMatchObject({ name: "", phone: null, total: totals.total, owed: totals.owed, contacts: [] });
  expect(record.forgotten_at).not.toBeNull();
  expect((await call(stack, customers.list, { query: {} }, shop)).items).toEqual([]);
  const { rows } = await stack.db.query("select from media where shop_id = $1", [shop.shopId]);
  expect(rows).toEqual([]);
  // Whoever comes with the number is somebody new.
  const { id } = await call(stack, customers.create, { body: { name: "Mpya", phone } }, shop);
  expect(id).not.toBe(at.params.id);
});

/** Texts that say nothing of one person, or whose rows are erased by what `erasures` says of their table. */
const ofNobody = [
  ...["auto_messages", "inbox_settings"],
  ...["whatsapp_catalogues", "whatsapp_catalogue_items", "whatsapp_catalogue_sets"],
  ...["add_on_groups", "add_ons", "bots", "delivery_methods", "erasures", "fact_cursors", "fact_failures", "facts"],
  ...[
    "chatflows",
    "flow_drafts",
    "flow_schedules",
    "flow_trials",
    "flows",
    "invites",
    "listing_words",
    "listings",
    "list_views",
    "lookup_keys",
    "media",
    "memberships",
    "option_values",
  ],
  ...[
    "order_workflows",
    "payment_settings",
    "payment_setting_changes",
    "product_batches",
    "product_changes",
    "product_pictures",
    "product_set_sections",
  ],
  ...["product_sets", "products", "segments", "shops", "stored_replies", "variants", "imports"],
  ...[
    "channel_connections",
    "channel_media",
    "channel_numbers",
    "canned_replies",
    "note_mentions",
    "push_devices",
    "conversation_times",
  ],
  ...["webhook_endpoints", "webhook_deliveries", "webhook_attempts", "webhook_bodies", "api_keys"],
  ...["record_entries", "access_requests", "roles"],
  ...["message_prices", "message_templates", "message_template_texts"],
  ...["contact_messages", "customer_tag_changes", "product_set_items", "product_add_on_groups", "cart_lines"],
  "ledger_marks",
  ...["compliance_cases", "compliance_files", "compliance_events"],
  ...["payout_destinations", "withdrawals", "withdrawal_settings", "setup_payments"],
  ...["popups", "popup_pages", "short_links", "campaigns", "campaign_plans", "sms_connections"],
  ...["pos_settings", "pos_shifts", "pos_drawer_moves", "pos_returns"],
  ...["expenses", "expense_budgets", "expense_changes", "expense_months", "expense_phones", "expense_drafts"],
  ...["suppliers", "supplier_bills", "supplier_payments", "restock_costs", "expense_repeats"],
  ...["day_sales", "day_money", "day_sources", "figure_states", "chat_days"],
];
it("every table with texts is decided: a new one is either of nobody or among what is erased", async () => {
  const { rows } = await stack.db.query<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'ARRAY')
       and c.table_name not in (select table_name from erasures)`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !ofNobody.includes(name))).toEqual([]);
});
