import { channels } from "@mauzo/contract/conversations/channels";
import { chat } from "@mauzo/contract/conversations/chat";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { flows } from "@mauzo/contract/conversations/flows";
import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { whatsappWebhook } from "@mauzo/contract/conversations/whatsapp-webhook";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { figures } from "@mauzo/contract/insights/figures";
import { transactionExports } from "@mauzo/contract/ledger/transaction-exports";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { receipts } from "@mauzo/contract/payments/receipts";
import { linkCode } from "../src/modules/marketing/opt-outs/steps/link-code.ts";
import { accountRequests, secondFactorRequests } from "./account-samples.ts";
import { autoTexts, inboxTexts } from "./auto-texts.ts";
import { campaignBodies } from "./campaign-fixtures.ts";
import { chatflowRequests } from "./chatflow-samples.ts";
import { checkContacts } from "./contact-imports.ts";
import { call, pathOf } from "./endpoints.ts";
import { checkExpenses } from "./expense-fixtures.ts";
import { expenseRequests } from "./expense-requests.ts";
import { dayFromNow } from "./figure-samples.ts";
import { keyRequests } from "./key-fixtures.ts";
import { manualDebtRequests } from "./manual-debt-requests.ts";
import { openOperator, operatorToken } from "./operator-fixtures.ts";
import { addClaim, addOrder } from "./order-fixtures.ts";
import { owner } from "./payout-fixtures.ts";
import { popupRequests } from "./popup-samples.ts";
import { posRequests } from "./pos-requests.ts";
import { checkImportFile } from "./product-imports.ts";
import { callSave } from "./saves.ts";
import { callbackSecret } from "./script-gateway.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "./shop-fixtures.ts";
import { type Stack, siteUrl } from "./stack.ts";
import { catalogueIdOf } from "./test-catalogues.ts";
import { providerNumber } from "./test-provider.ts";
import { webhookRequests } from "./webhook-fixtures.ts";

/** A valid request for every endpoint as an admin of the shop, for tests to change in one place. */
export async function makeValidRequests(stack: Stack, shop: OpenedShop) {
  await openOperator(stack);
  const product = await addProduct(stack, shop);
  const variantId = product.variants[0]?.id ?? "";
  const cartToken = await addCart(stack, shop, [makeCartLine(product)]);
  const contacts = await checkContacts(stack, shop, "Name,Phone\nAsha,0765432109\n");
  const expenseFile = await checkExpenses(stack, shop, "Date,Amount\n2025-01-15,1200\n");
  const imported = await checkImportFile(stack, shop, "name\nKikoi\n");
  const order = await addOrder(stack, shop);
  const claim = await addClaim(stack, shop);
  const text = "VRQ0002A2B confirmed. You have received Tsh5,000.00 from JUMA";
  const receipt = await call(stack, receipts.create, { body: { text } }, shop);
  const workflow = await call(stack, orderWorkflow.get, {}, shop);
  const flow = await call(stack, flows.get, {}, shop);
  const whatsapp = providerNumber(9_000);
  await callSave(stack, channels.connect, { body: whatsapp }, shop);
  const productBody = { name: "Kikoi", category: "home", price_minor: 100, stock: 1 };
  const customerId = order.customer?.id ?? order.id;
  const anybody = { match: "all", rules: [{ criterion: "total_orders", operator: "ge", value: 0 }] };
  const noWords = { header: "", body: "", footer: "", buttons: [] };
  const template = {
    ...{ category: "utility", purpose: "ready" },
    examples: { name: "Neema", number: "7K4Q9-DXM2T", total: "1", owed: "1", shop: "Duka", link: "https://a.example" },
    texts: { en: noWords, sw: { ...noWords, body: "Oda yako {namba} iko tayari sasa" } },
  };
  const words = { en: "Gifts", sw: "Zawadi" };
  const groupBody = { name: "Ziada", min: 0, max: 1, add_ons: [{ name: "Njugu", price_minor: 5, stock: null }] };
  const setBody = {
    kind: "curated",
    name: "Zawadi",
    header: words,
    body: words,
    footer: words,
    product_ids: [product.id],
  };
  const said = { message: "Hello", chat_id: "visitor", bot_id: shop.botId };
  const made = await stack.call("POST", `/bots/${shop.botId}/token`, { token: shop.token });
  const botToken = chat.createToken.reply.parse(made.body).token;
  const bodies: Record<string, object> = {
    "POST /auth/sign-up": { name: "Asha", email: "asha@elsewhere.example", password: "neno la siri" },
    "POST /auth/finish-sign-up": { token: "x".repeat(43), password: "neno la siri" },
    "POST /auth/log-in": { email: shop.email, password: shop.password },
    "POST /auth/forgot-password": { email: shop.email },
    "POST /auth/reset-password": { token: "x".repeat(43), password: "neno la siri" },
    "POST /auth/confirm-password": { password: shop.password },
    "POST /auth/confirm-email": { token: "x".repeat(43) },
    "PUT /user": { name: "Asha" },
    "PUT /user/password": { current_password: shop.password, password: "neno la siri jipya" },
    "PUT /user/email": { email: "asha@elsewhere.example" },
    "PUT /staff/:id": { permissions: { is_admin: true } },
    "POST /invites": { email: "juma@elsewhere.example", permissions: { is_admin: true } },
    "POST /invite/accept": { token: "x".repeat(43) },
    "POST /invite/accept-new": { token: "x".repeat(43), name: "Juma", password: "neno la siri" },
    "POST /contact-messages": {
      full_name: "Asha",
      email: "asha@elsewhere.example",
      phone: "0712345678",
      message: "Habari",
    },
    "POST /public/shops/:slug/cart": {
      language: "en",
      lines: [{ product_id: product.id, variant_id: variantId, quantity: 1, price_minor: 100 }],
    },
    "POST /shop": { name: "Duka", category: "home", whatsapp_number: "0712345678" },
    "PUT /shop": { about: "Karibu" },
    "POST /shop/start-empty": { confirm: true },
    "POST /products": productBody,
    "PUT /products/:id": productBody,
    "POST /products/archive": { product_ids: [product.id] },
    "POST /products/restore": { product_ids: [product.id] },
    "POST /products/edits": { product_ids: [product.id], edit: { field: "category", to: "media" } },
    "POST /products/edits/preview": { product_ids: [product.id], edit: { field: "category", to: "media" } },
    "POST /stock/items/:id/restocks": { quantity: 1 },
    "POST /stock/items/:id/adjustments": { delta: 1, cause: "found" },
    "PUT /stock/items/:id/threshold": { low_stock_at: 1 },
    "POST /orders/:id/document-links": { kind: "invoice" },
    "POST /orders": { products: [{ id: product.id, variants: [{ id: variantId, quantity: 1 }] }], language: "sw" },
    "POST /orders/:id/edits": { version: 0, charges: [], note: "" },
    "POST /orders/:id/edits/preview": { version: 0, charges: [], note: "" },
    "POST /orders/:id/returns": { version: 0, lines: [{ id: order.lines[0]?.id, quantity: 1, restock: true }] },
    "POST /orders/:id/returns/preview": { version: 0, lines: [{ id: order.lines[0]?.id, quantity: 1, restock: true }] },
    "POST /orders/:id/notes": { text: "Atakuja kesho" },
    "POST /orders/matches": { text: "Naomba kikoi 2" },
    "POST /product-imports/known": { names: ["Kikoi"] },
    "POST /product-imports/:id/check": { mapping: ["name"], defaults: { category: "home", status: "draft" } },
    "POST /product-imports/:id/repair": { rows: [{ id: product.id, cells: ["Kikoi"] }] },
    "POST /contact-imports/:id/check": { mapping: ["name", "phone"], known: "leave", consent: null, tags: [] },
    "POST /contact-imports/:id/repair": { rows: [{ id: product.id, cells: ["Asha"] }] },
    "POST /expense-imports/:id/check": { mapping: ["spent_on", "amount"] },
    "POST /expense-imports/:id/repair": { rows: [{ id: product.id, cells: ["2025-01-15"] }] },
    "POST /customers/:id/consents": { channel: "sms", state: "given", how: "Alisema dukani" },
    "POST /customers/:id/credit-limit": { limit_minor: 5_000_000 },
    "POST /customers/:id/forget": { name: "Amina" },
    "POST /stock/counts": { lines: [{ id: variantId, expected: 1, counted: 1 }] },
    "POST /sets": setBody,
    "PUT /sets/:id": setBody,
    "POST /sets/preview": { rule: { pick: "all" } },
    "POST /orders/:id/moves": { from: "new", to: "preparing" },
    "POST /orders/moves": { moves: [{ id: order.id, from: "new", to: "preparing" }] },
    "PUT /order-workflow": workflow,
    ...chatflowRequests(flow),
    "POST /weekly-summary": { is_wanted: true },
    "POST /conversations/:id/chatflow-test": { name: "Salamu" },
    "PUT /delivery-methods": { methods: [] },
    "PUT /payment-settings": { ways: [], cash: true, push: true, charges: [] },
    "PUT /channels/whatsapp": whatsapp,
    "PUT /channels/whatsapp/catalogue": { catalogue_id: catalogueIdOf(9_000), is_visible: true, has_cart: true },
    "POST /channels/whatsapp/profile": {
      ...{ about: "Kanga na vitenge", address: "Kariakoo", email: "duka@duka.example" },
      websites: ["https://duka.example"],
    },
    "PUT /auto-messages": autoTexts("Karibu"),
    "PUT /inbox-settings": inboxTexts("Karibu"),
    "POST /conversations/:id/bot-resumes": { bot_resumes: 60 },
    "POST /message-templates": { name: "oda_tayari", ...template },
    "PUT /message-templates/:id": { ...template, purpose: null },
    "PUT /message-prices": { utility_minor: 2_500, marketing_minor: null, order_sms: true },
    "POST /channels/whatsapp/test": { phone: "0712345678" },
    "POST /order-workflow/try/:id": workflow,
    "POST /orders/:id/payments": { amount_minor: 1, method: "cash" },
    "POST /orders/:id/refunds": { amount_minor: 1, method: "cash" },
    "PATCH /orders/:id/credit": { due_on: "2026-12-01" },
    "POST /orders/:id/plan": {
      instalments: [
        { due_on: "2026-12-01", amount_minor: 1 },
        { due_on: "2027-01-01", amount_minor: 1 },
      ],
    },
    "POST /orders/:id/dispute": { outcome: "stays", answer: "Uliipokea" },
    "POST /orders/:id/forgiven": { amount_minor: 1, reason: "Zilizobaki" },
    "POST /orders/:id/forgiven/undo": { amount_minor: 1 },
    "POST /debts/:id/payments": { amount_minor: 1, method: "cash" },
    ...manualDebtRequests,
    "POST /debts/:id/promise": { promised_on: "2026-12-01" },
    "POST /debts/:id/reminders": { send: false },
    "POST /customers": { name: "Amina" },
    "PATCH /customers/:id": { name: "Amina" },
    "POST /customers/:id/undo": { version: 0 },
    "POST /customers/:id/notes": { text: "Anapenda jioni" },
    "POST /customers/:id/merge": { other_id: product.id, version: 0, other_version: 0 },
    "POST /customers/:id/different": { other_id: product.id, different: true },
    "POST /customers/tags": { customer_ids: [customerId], add: ["vip"] },
    "POST /segments": { name: "Wote", document: anybody },
    "PATCH /segments/:id": { name: "Wote" },
    "POST /segments/count": { document: anybody },
    "POST /segments/reach": { document: anybody },
    "POST /list-views": { list: "products", name: "Kikoi", query: "search=kikoi" },
    "PUT /list-views/:id": { name: "Vikoi" },
    "POST /add-on-groups": groupBody,
    "PUT /add-on-groups/:id": groupBody,
    "POST /conversations/:id/messages": { text: "Karibu" },
    "POST /conversations/:id/planned-messages": { text: "Karibu", send_at: `${dayFromNow(1)}T06:00:00.000Z` },
    "POST /conversations/:id/notes": { text: "Ana deni" },
    "POST /conversations/:id/presence": { does: "looks" },
    "POST /canned-replies": { shortcut: "karibu", en: "Welcome", sw: "Karibu" },
    "PUT /canned-replies/:id": { shortcut: "karibu", en: "Welcome", sw: "Karibu" },
    ...{ ...keyRequests, ...accountRequests, ...secondFactorRequests(shop.password) },
    ...popupRequests(product.id),
    ...webhookRequests,
    ...campaignBodies,
    "POST /conversations/:id/template-replies": { template_id: product.id },
    "POST /conversations/:id/messages/:message/send-again": { seen: 1 },
    "POST /conversations/:id/offers": { kind: "product", id: product.id },
    "POST /conversations/:id/carts": { products: [{ id: product.id, variants: [{ id: variantId, quantity: 1 }] }] },
    ...Object.fromEntries(
      ["take", "hand-back", "close", "reopen"].map((verb) => [`POST /conversations/:id/${verb}`, { turn: 0 }]),
    ),
    "POST /conversations/:id/assign": { turn: 0, assignee: null },
    "POST /conversations/:id/read": { seq: 1 },
    "POST /api/v1/order": { products: [{ id: product.id, variants: [{ id: variantId, quantity: 1 }] }] },
    "POST /api/v1/order/cancel": { reason: "" },
    "POST /api/v1/order/hold": { phone: "0712345678" },
    "POST /api/v1/order/payments": { phone: "0754000999" },
    "POST /balances/:link/answers": { order_id: order.id, said: "confirmed" },
    "POST /balances/:link/claims": { order_id: order.id, amount_minor: 100, reference: "BGH4K8LM1P" },
    "POST /balances/:link/promise": { promised_on: null },
    "POST /balances/:link/payments": { phone: "0754000997" },
    "POST /orders/:id/payment-requests": { phone: "0754000998" },
    "POST /api/v1/order/claims": { amount_minor: 1 },
    "POST /api/v1/order/claims/withdraw": { id: order.id },
    ...expenseRequests(order.id),
    "POST /receipts": { text: "VRQ0001A2B confirmed. You have received Tsh500.00 from JUMA" },
    "POST /receipts/read": { text: "VRQ0001A2B confirmed. You have received Tsh500.00 from JUMA" },
    "POST /receipts/:id/use": { orders: [{ order_id: order.id, amount_minor: 100 }] },
    "PUT /compliance/case": owner,
    "POST /compliance/submit": { version: 0 },
    "POST /operator/compliance/:shop/decisions": { version: 0, notes: [], reason: "Sawa" },
    "POST /withdrawals": { id: order.id, destination_id: order.id, amount_minor: 1_000_000, fee_minor: 0 },
    "POST /withdrawals/quote": { amount_minor: 1_000_000 },
    "PUT /withdrawal-settings": { confirm_from_minor: null },
    "POST /setup-fee/payments": { phone: "0756000444" },
    "POST /payout-destinations": { phone: "0756000333", name: "Neema" },
    ...posRequests({ id: order.id, productId: product.id, variantId }),
    "POST /receipts/:id/dismiss": { reason: "Si yetu" },
    "POST /order-claims/:id/confirm": { record: true },
    "POST /order-claims/:id/decline": { reason: "Haijafika" },
    "POST /plugin/conversation/:botId": said,
    "POST /conversation/whatsapp": said,
  };
  const address = {
    params: {
      id: product.id,
      botId: shop.botId,
      ...{ slug: shop.slug, message: product.id },
      key: "x".repeat(32),
      ...{ file: "640.webp", kind: "invoice", format: "csv" },
      secret: callbackSecret,
      link: "x".repeat(22),
      code: linkCode(stack.deps.env.authSecret, "opt-out", "Kampen", 0),
      field: "id_front",
      shop: shop.shopId,
    },
  };
  return (endpoint: Endpoint, query: Record<string, string> = {}) => ({
    path: pathOf(endpoint, {
      params: {
        ...address.params,
        ...(endpoint.path.startsWith("/stock/") && { id: variantId }),
        ...(/^\/orders\/|^\/order-workflow\//.test(endpoint.path) && { id: order.id }),
        ...(endpoint.path.startsWith("/receipts/") && { id: receipt.id }),
        ...(endpoint.path.startsWith("/order-claims/") && { id: claim.id }),
        ...(/^\/(customers|debts|debt-exports)\//.test(endpoint.path) && { id: customerId }),
        ...(endpoint.path.startsWith("/product-imports/") && { id: imported.id }),
        ...(endpoint.path.startsWith("/contact-imports/") && { id: contacts.id }),
        ...(endpoint.path.startsWith("/expense-imports/") && { id: expenseFile.id }),
        ...(endpoint.path === figures.file.path && { file: "days" }),
        ...(endpoint.path === figures.customerFile.path && { file: "best" }),
      },
      query: {
        ...(endpoint.access === "cart" && { token: cartToken }),
        ...(endpoint.path === cartClaims.picture.path && { id: order.id }),
        ...(endpoint.path === "/invite" && { token: "x".repeat(43) }),
        ...(endpoint.path === "/pos/receipts" && { code: "7K4Q9-DXM2T" }),
        ...(endpoint.access === "visitor" && endpoint.query && { chat_id: "visitor" }),
        ...(endpoint.path === "/public/shops/:slug/watch" && { products: product.id }),
        ...(/^\/api\/v1\/order\/(payments\/)?watch$/.test(endpoint.path) && { seen: "another" }),
        ...(endpoint.path === "/sales-summary" && { from: "2026-11-01T21:00:00Z", to: "2026-11-08T21:00:00Z" }),
        ...(endpoint.path === conversations.search.path && { words: "kanga" }),
        ...(endpoint.path === transactionExports.statement.path && { from: "2026-11-01", to: "2026-11-08" }),
        ...(/^\/(analytics|source)/.test(endpoint.path) && endpoint.query && { from: "2026-11-01", to: "2026-11-08" }),
        ...(endpoint.path === inboxSettings.forgettable.path && { months: "6" }),
        ...(endpoint.path === "/expense-overview/costs" && { month: "2026-11" }),
        ...(endpoint.path === customerMerges.preview.path && { other_id: product.id }),
        ...(endpoint.path === whatsappWebhook.verify.path &&
          endpoint.method === "GET" && { "hub.mode": "subscribe", "hub.challenge": "7", "hub.verify_token": "x" }),
        ...(endpoint.takesFile && { name: "picha.jpg", field: "id_front" }),
        ...query,
      },
    }),
    body: bodies[`${endpoint.method} ${endpoint.path}`],
    token: { bot: botToken, operator: operatorToken }[String(endpoint.access)] ?? shop.token,
    headers: { origin: siteUrl, cookie: shop.cookie },
  });
}
