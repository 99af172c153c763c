import { randomUUID } from "node:crypto";
import { weekdays } from "@mauzo/contract/conversations/auto-messages";
import type { Order } from "@mauzo/contract/orders/orders";
import { accountSamples } from "./account-samples.ts";
import { deliveryMethodId } from "./add-full-settings.ts";
import { campaignSamples } from "./campaign-samples.ts";
import { chatflowSamples } from "./chatflow-samples.ts";
import { expenseSamples } from "./expense-samples.ts";
import { dayFromNow, figureSamples } from "./figure-samples.ts";
import type { FullShop } from "./full-shop-type.ts";
import { payoutSamples } from "./payout-samples.ts";
import { omitted } from "./schema-sample.ts";
import { callbackSecret } from "./script-gateway.ts";
import { publicUrl } from "./webhook-fixtures.ts";

type Value = (shop: FullShop) => unknown;

const without: Value = () => omitted;

/** The value for each place, by its name. */
export const byName: Record<string, Value> = {
  botId: (shop) => shop.botId,
  bot_id: (shop) => shop.botId,
  flow: (shop) => shop.botId,
  slug: (shop) => shop.slug,
  chat_id: (shop) => shop.chatId,
  whatsapp_number: () => "0712345678",
  ...{ phone: () => "0712345678", url: () => publicUrl },
  phone_number_id: ({ whatsapp }) => whatsapp.phone_number_id,
  business_account_id: ({ whatsapp }) => whatsapp.business_account_id,
  app_secret: ({ whatsapp }) => whatsapp.app_secret,
  ...{ message: () => "order status", category: () => "home" },
  logo_id: (shop) => shop.pictureId,
  cover_id: (shop) => shop.pictureId,
  pictures: (shop) => [{ id: shop.pictureId, alt: "Kikoi" }],
  mapping: () => ["name", "price"],
  document: () => ({ match: "all", rules: [{ criterion: "total_orders", operator: "ge", value: 0 }] }),
  birthday: () => "1990-01-31",
  ...{ reply_to: without, send_at: () => `${dayFromNow(1)}T06:00:00.000Z` },
  ...{ due_on: () => "2026-01-31", promised_on: () => "2026-01-31" },
  cells: () => ["Kikoi", "ghali"],
  option_names: () => [],
  option_values: () => [],
  timers: () => [],
  ...{ sku: without, barcode: without },
  picture_id: without,
  key: (shop) => shop.pictureKey,
  file: () => "640.webp",
  image_url: () => "/pictures/kikoi.svg",
  ...{ quantity: () => 1, min: () => 0, max: () => 3 },
  limit: () => 20,
  cursor: without,
  after: () => 0,
  ...{ search: without, version: without },
  turn: without,
  expected_updated_at: without,
};

const fewerOrders = {
  ...{ "query.from": without, "query.to": without, "query.least": without, "query.most": without },
  ...{ "query.attention": without, "query.source": without, "query.source_id": without, "query.touch": without },
  ...{ "query.taken_by": without, "query.sale": without },
};
const fewerTransactions = {
  ...{ "query.kind": () => "all", "query.direction": () => "all", "query.account": () => "all" },
  ...{ "query.method": () => "all", "query.from": without, "query.to": without },
};
const fewerDebts = { "query.state": () => "all", "query.age": () => "all" };
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
const fewerExpenses = {
  ...{ "query.category": () => "all", "query.method": () => "all", "query.source": () => "all" },
  ...{ "query.state": () => "all", "query.from": without, "query.to": without },
};
const spending = { "body.category": () => "rent", "body.spent_on": () => "2025-01-15" };
const goodsBack = { ...onOrder(({ returnableOrder }) => returnableOrder), "body.refund": without }; // A refund needs a permission of its own.
const fewerProducts = { "query.stock": without, "query.price_least": without, "query.price_most": without };
const fewerCustomers = {
  ...{ "query.tag": without, "query.place": without, "query.owed": without, "query.channel": without },
  ...{ "query.ordered_within": without, "query.silent_for": without, "query.gender": without },
};

const twins: Record<string, Value> = {
  ...{ "params.id": ({ twins }) => twins.id, "query.other_id": ({ twins }) => twins.other_id, "body.keep": () => ({}) },
  ...{ "body.other_id": ({ twins }) => twins.other_id, "body.version": () => 0, "body.other_version": () => 0 },
};

/** Values for a single endpoint, by its name and place. A new product's parts have no ids yet. */
export const byEndpoint: Record<string, Record<string, Value>> = {
  "POST /products": {
    "body.variants.0.id": without,
    "body.add_on_groups.0.id": without,
    "body.add_on_groups.0.add_ons.0.id": without,
  },
  ...{ "POST /expenses": spending, "PUT /expenses/:id": spending },
  "POST /expenses/:id/void": { "params.id": (shop) => shop.struckExpense },
  "POST /expenses/:id/restore": { "params.id": (shop) => shop.struckExpense },
  "GET /expenses/:id/picture": { "params.id": (shop) => shop.picturedExpense },
  ...expenseSamples,
  "POST /expense-months": { "body.month": () => "2024-01" },
  ...{ "GET /expenses": fewerExpenses, "GET /expense-exports/expenses.csv": fewerExpenses },
  ...chatflowSamples,
  "POST /add-on-groups": { "body.add_ons.0.id": without },
  "GET /public/shops/:slug/products": { "query.id": (shop) => shop.productId },
  ...{ "GET /products": fewerProducts, "GET /products/ids": fewerProducts },
  // A draft is in no cart.
  "PUT /products/:id": { "body.status": () => "published" },
  "POST /auth/log-in": { "body.email": (shop) => shop.email, "body.password": (shop) => shop.password },
  "POST /auth/sign-up": { "body.email": () => `${randomUUID()}@elsewhere.example` },
  "POST /api-keys": { "body.addresses": () => ["196.41.0.7"] },
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
    "body.conversation_id": without,
    "body.payment": without,
  },
  "GET /conversations": {
    ...{ "query.channel": () => "web", "query.ordered": without, "query.queue": () => "open" },
    ...{ "query.language": without, "query.unread": without, "query.tag": without },
  },
  "GET /conversations/:id/messages": { "query.cursor": without },
  // Whoever answers first makes it the second turn; nobody is asked for a message that they have not seen.
  "POST /conversations/:id/messages": { "body.seen": without },
  "POST /conversations/:id/files": { "query.seen": without },
  "POST /conversations/:id/offers": {
    "body.seen": without,
    "body.kind": () => "product",
    "body.id": (shop) => shop.productId,
  },
  "POST /conversations/:id/carts": {
    "body.seen": without,
    "body.products.0.id": (shop) => shop.productId,
    "body.products.0.variants.0.id": (shop) => shop.variantId,
    "body.products.0.add_ons.0.id": (shop) => shop.addOnId,
  },
  "POST /conversations/:id/assign": { "body.assignee": () => null },
  ...{ "GET /customers": fewerCustomers, "GET /customer-exports/customers.csv": fewerCustomers },
  // With a limit, the order on credit that comes later would be refused.
  "POST /customers/:id/credit-limit": { "body.limit_minor": () => null },
  // The number is somebody's already.
  "POST /customers": { "body.phone": () => "", "body.tags": () => ["vip"] },
  "PATCH /customers/:id": { "body.tags": () => ["vip"] },
  "POST /customers/tags": { "body.add": () => ["vip"], "body.remove": () => ["jumla"] },
  "GET /customers/merge-suggestions": { "query.customer_id": (shop) => shop.twins.id },
  ...{
    "GET /customers/:id/merge-preview": twins,
    "POST /customers/:id/merge": twins,
    "POST /customers/:id/different": twins,
  },
  "GET /orders": fewerOrders,
  "GET /order-exports/orders.csv": fewerOrders,
  ...{ "GET /transactions": fewerTransactions, "GET /transaction-exports/transactions.csv": fewerTransactions },
  "GET /webhook-deliveries": { "query.from": without, "query.to": without },
  ...{ "GET /debts": fewerDebts, "GET /debt-exports/debts.csv": fewerDebts },
  "GET /transaction-exports/statements/:format": {
    ...{ "params.format": () => "pdf", "query.from": () => dayFromNow(-300), "query.to": () => dayFromNow(1) },
  },
  ...{ ...figureSamples, ...accountSamples },
  "GET /sales-summary": {
    "query.from": () => "2026-11-01T21:00:00.000Z",
    "query.to": () => "2026-11-08T21:00:00.000Z",
  },
  // Who is no member is left out.
  "POST /conversations/:id/notes": { "body.mentions.0": () => "00000000-0000-4000-8000-000000000000" },
  "POST /list-views": { "body.query": () => "search=kikoi" },
  "POST /product-imports/:id/start": { "params.id": (shop) => shop.readyImport },
  "POST /expense-imports/:id/check": {
    "params.id": (shop) => shop.brokenExpenses,
    "body.mapping": () => ["spent_on", "amount"],
  },
  "POST /expense-imports/:id/start": { "params.id": (shop) => shop.readyExpenses },
  "POST /expense-imports/:id/repair": {
    "params.id": (shop) => shop.brokenExpenses,
    "body.rows.0.id": (shop) => shop.expenseRow,
  },
  "POST /contact-imports/:id/check": { "body.mapping": () => ["name", "phone"], "body.consent": () => null },
  "POST /contact-imports/:id/start": { "params.id": (shop) => shop.readyContacts },
  "POST /contact-imports/:id/repair": { "body.rows.0.id": (shop) => shop.contactRow },
  "POST /customers/:id/forget": {
    "params.id": (shop) => shop.strangerId,
    "body.name": (shop) => `Mgeni ${shop.word}`,
  },
  "POST /stock/counts": { "body.lines.0.id": (shop) => shop.variantId },
  "GET /api/v1/order": { "query.token": (shop) => shop.openCart },
  "GET /public/documents/:key/:kind": { "params.key": (shop) => shop.documentKey },
  "GET /api/v1/order/receipt": { "query.token": (shop) => shop.orderedCart },
  "POST /api/v1/order/cancel": { "query.token": (shop) => shop.newOrderCart },
  "POST /receipts": {
    "body.text": () => "SMP000001A confirmed. You have received Tsh500.00 from JUMA. M-Pesa",
    "body.orders": () => [],
  },
  "POST /receipts/:id/use": { "body.orders": ({ editableOrder }) => [{ order_id: editableOrder.id, amount_minor: 1 }] },
  "POST /order-claims/:id/confirm": { "params.id": (shop) => shop.claimToConfirm },
  "POST /order-claims/:id/decline": { "params.id": (shop) => shop.claimToDecline },
  "POST /orders/:id/payment-requests": {
    "params.id": ({ payableOrder }) => payableOrder.id,
    "body.phone": () => "0755000111",
    "body.amount_minor": () => 100,
  },
  "POST /api/v1/order/payments": {
    "query.token": (shop) => shop.newOrderCart,
    "body.phone": () => "0755000111",
    "body.amount_minor": () => 100,
  },
  ...{ ...payoutSamples, "POST /payments/callbacks/:secret": { "params.secret": () => callbackSecret } },
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
  ...campaignSamples,
  "POST /webhooks/whatsapp/:key": { "params.key": ({ webhookKey }) => webhookKey },
  ...Object.fromEntries(
    ["POST /message-templates", "PUT /message-templates/:id"].map((name) => [
      name,
      {
        ...{ "body.name": () => "oda_tayari", "body.category": () => "utility", "body.purpose": () => null },
        ...Object.fromEntries(
          ["en", "sw"].flatMap((language) => [
            [`body.texts.${language}.header`, () => "Oda"],
            [`body.texts.${language}.body`, () => "Oda yako iko tayari"],
            [`body.texts.${language}.footer`, () => "Asante"],
            [`body.texts.${language}.buttons`, () => []],
          ]),
        ),
      },
    ]),
  ),
  ...Object.fromEntries(
    ["POST /canned-replies", "PUT /canned-replies/:id"].map((name) => [name, { "body.shortcut": () => "karibu" }]),
  ),
  "PUT /channels/whatsapp": { "body.token": ({ whatsapp }) => whatsapp.token },
  // That of the number: WhatsApp knows no other.
  "PUT /channels/whatsapp/catalogue": {
    "body.catalogue_id": ({ whatsapp }) => `9${whatsapp.phone_number_id.slice(1)}`,
  },
  "PUT /auto-messages": Object.fromEntries(
    weekdays.flatMap((day) =>
      ["08:00", "18:00"].map((time, at) => [`body.hours.${day}.${at === 0 ? "from" : "until"}`, () => time]),
    ),
  ),
  "PUT /payment-settings": {
    "body.ways.0.id": () => "lipa-namba-1",
    "body.ways.0.number": () => "556677",
    "body.charges.0.id": () => "ufungaji-1",
  },
  "PUT /delivery-methods": { "body.methods.0.id": () => deliveryMethodId },
};
