import { invites } from "@mauzo/contract/account/invites";
import { session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { sets } from "@mauzo/contract/catalogue/sets";
import { cannedReplies } from "@mauzo/contract/conversations/canned-replies";
import { chat } from "@mauzo/contract/conversations/chat";
import { chatflows } from "@mauzo/contract/conversations/chatflows";
import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { flowSchedules } from "@mauzo/contract/conversations/flow-schedules";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flows } from "@mauzo/contract/conversations/flows";
import { consents } from "@mauzo/contract/customers/consents";
import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customerTags } from "@mauzo/contract/customers/customer-tags";
import { customers } from "@mauzo/contract/customers/customers";
import { segments } from "@mauzo/contract/customers/segments";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { payments } from "@mauzo/contract/payments/payments";
import { receipts } from "@mauzo/contract/payments/receipts";
import { listViews } from "@mauzo/contract/shop/list-views";
import { addFullColleagues } from "./add-full-colleagues.ts";
import { addFullFigures } from "./add-full-figures.ts";
import { addFullSettings } from "./add-full-settings.ts";
import { addFullBalance } from "./balance-fixtures.ts";
import { addFullCampaigns } from "./campaign-fixtures.ts";
import { startChatVisitor } from "./chat-visitor.ts";
import { connectFullShop } from "./connect-full-shop.ts";
import { checkContacts } from "./contact-imports.ts";
import { call, pathOf } from "./endpoints.ts";
import { addFullDrafts } from "./expense-draft-fixtures.ts";
import { addFullExpenses, addRepeat } from "./expense-fixtures.ts";
import type { FullShop } from "./full-shop-type.ts";
import { addFullKey } from "./key-fixtures.ts";
import { openOperator } from "./operator-fixtures.ts";
import { addOrder } from "./order-fixtures.ts";
import { addFullPayouts } from "./payout-fixtures.ts";
import { addPicture, makePicture } from "./picture-uploads.ts";
import { addFullPopup } from "./popup-fixtures.ts";
import { addFullPos } from "./pos-fixtures.ts";
import { checkImportFile } from "./product-imports.ts";
import { callSave } from "./saves.ts";
import { addCart, addProduct, makeCartLine } from "./shop-fixtures.ts";
import { addFullShortLink } from "./short-link-fixtures.ts";
import { openShop, type Stack, siteUrl } from "./stack.ts";
import { addCostlyRestocks, addFullSuppliers } from "./supplier-fixtures.ts";
import { addFullWebhook } from "./webhook-fixtures.ts";

/** Each phone is asked a few times only. */
let payingPhones = 500_000;

export async function openFullShop(stack: Stack, word: string, chatId = "same-chat"): Promise<FullShop> {
  await openOperator(stack);
  const shop = await openShop(stack, { name: `Duka ${word}`, about: `Kuhusu ${word}` });
  await stack.db.query("update auth.users set name = $2 where email = $1", [shop.email, `Msimamizi ${word}`]);
  const variants = ["Ndogo", "Kubwa"].map((size) => ({ name: `${size} ${word}`, price_minor: 77_100, stock: 50 }));
  const extra = {
    name: `Ziada ${word}`,
    min: 0,
    max: 3,
    add_ons: [{ name: `Njugu ${word}`, price_minor: 5, stock: 50 }],
  };
  const picture = await addPicture(stack, shop, 20, 20);
  const product = await addProduct(stack, shop, {
    pictures: [{ id: picture.id, alt: `Picha ${word}` }],
    name: `Kikoi ${word}`,
    description: `Maelezo ${word}`,
    image_url: `/pictures/${word}.svg`,
    price_minor: undefined,
    stock: undefined,
    variants,
    add_on_groups: [extra],
  });
  const edit = { field: "category" as const, to: "media" as const };
  await call(stack, productEdits.apply, { body: { product_ids: [product.id], edit } }, shop);
  const words = { en: word, sw: word };
  await call(
    stack,
    sets.create,
    {
      body: {
        kind: "template",
        ...{ name: `Makundi ${word}`, header: words, body: words, footer: words },
        sections: [{ title: words, product_ids: [product.id] }],
      },
    },
    shop,
  );
  const payouts = await addFullPayouts(stack, shop, word);
  const view = { list: "products" as const, name: `Mwonekano ${word}`, query: `search=${word}` };
  await call(stack, listViews.create, { body: view }, shop);
  const orderedCart = await addCart(stack, shop, [makeCartLine(product)]);
  const shown = await call(stack, cart.get, { query: { token: orderedCart } });
  const { order_id: orderNumber } = await call(stack, cart.submit, {
    query: { token: orderedCart },
    body: { ...shown, customer: { name: `Mteja ${word}`, phone: "0712345678" }, note: `Andiko ${word}` },
  });
  const { items } = await call(stack, orders.list, { query: { search: orderNumber } }, shop);
  const forgiven = { amount_minor: 100, reason: `Sababu ${word}` };
  await call(stack, orderCredit.forgive, { params: { id: items[0]?.id ?? "" }, body: forgiven }, shop);
  const newOrderCart = await addCart(stack, shop, [makeCartLine(product)]);
  await call(stack, cart.submit, {
    query: { token: newOrderCart },
    body: await call(stack, cart.get, { query: { token: newOrderCart } }),
  });
  const customerAt = { params: { id: items[0]?.customer?.id ?? "" } };
  await call(stack, customerNotes.create, { ...customerAt, body: { text: `Maelezo ${word}` } }, shop);
  await call(stack, customers.update, { ...customerAt, body: { place: `Mahali ${word}`, version: 0 } }, shop);
  const said = { channel: "sms" as const, state: "given" as const, how: `Alisema ${word}` };
  await call(stack, consents.record, { ...customerAt, body: said }, shop);
  const tagged = { customer_ids: [customerAt.params.id], add: [`lebo ${word}`] };
  await call(stack, customerTags.change, { body: tagged }, shop);
  const addPerson = async (name: string) =>
    (await call(stack, customers.create, { body: { name: `${name} ${word}` } }, shop)).id;
  const twins = { id: await addPerson("Pacha"), other_id: await addPerson("Pacha") };
  const strangerId = await addPerson("Mgeni");
  const merged = { other_id: await addPerson("Aliyeunganishwa"), version: 2, other_version: 0 };
  await call(stack, customerMerges.merge, { ...customerAt, body: merged }, shop);
  const another = { other_id: await addPerson("Mwingine"), different: true };
  await call(stack, customerMerges.separate, { ...customerAt, body: another }, shop);
  const all = {
    match: "all" as const,
    rules: [{ criterion: "total_orders" as const, operator: "ge" as const, value: 0 }],
  };
  await call(stack, segments.create, { body: { name: `Kundi ${word}`, document: all } }, shop);
  const orderAt = { params: { id: items[0]?.id ?? "" } };
  const paid = {
    amount_minor: 100,
    method: "cash" as const,
    reference: `Stakabadhi ${word}`,
    reason: `Sababu ${word}`,
  };
  await call(stack, orderPayments.create, { ...orderAt, body: paid }, shop);
  // Of one that is through, another may be asked for.
  const pushed = { phone: `0754${String(++payingPhones).padStart(6, "0")}`, amount_minor: 100 };
  await call(stack, payments.pay, { query: { token: orderedCart }, body: pushed });
  await stack.db.query(
    `insert into setup_payments (shop_id, provider, network, phone, amount_minor, reference, state, user_name)
     values ($1, 'mpesa', 'M-Pesa', '+255754000009', 2500000, upper(substr(md5($2), 1, 20)), 'declined', $2)`,
    [shop.shopId, word],
  );
  await stack.db.query("update payments set state = 'declined', network_ref = $2 where shop_id = $1", [
    shop.shopId,
    word,
  ]);
  const claim = { amount_minor: 100, reference: `Muamala ${word}` };
  const say = async () => (await call(stack, cartClaims.create, { query: { token: orderedCart }, body: claim })).id;
  const [claimId, claimToConfirm, claimToDecline] = [await say(), await say(), await say()];
  const proof = await makePicture(20, 20).jpeg().toBuffer();
  await fetch(stack.url + pathOf(cartClaims.upload, { query: { token: orderedCart, id: claimId } }), {
    method: "POST",
    body: new Uint8Array(proof),
  });
  const pasted = `FSH${word
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, 4)
    .padEnd(4, "X")}123 confirmed. You have received Tsh900.00 from ${word}`;
  await call(stack, receipts.create, { body: { text: pasted } }, shop);
  const { url } = await call(stack, orderDocuments.share, { ...orderAt, body: { kind: "invoice" } }, shop);
  await call(
    stack,
    orders.move,
    { ...orderAt, body: { from: "new", to: "preparing", reason: `Sababu ${word}` } },
    shop,
  );
  const editableOrder = await addOrder(stack, shop, { product });
  const payableOrder = await addOrder(stack, shop, { product });
  const { id: returned } = await addOrder(stack, shop, { product });
  const returnableOrder = await call(
    stack,
    orders.move,
    { params: { id: returned }, body: { from: "new", to: "delivered" } },
    shop,
  );
  const connected = await connectFullShop(stack, shop, word);
  const workflow = await call(stack, orderWorkflow.get, {}, shop);
  const appearance = { label: { en: word.slice(0, 24), sw: word.slice(0, 24) }, colour: "info" as const };
  await callSave(
    stack,
    orderWorkflow.save,
    { body: { ...workflow, appearance: { ...workflow.appearance, ready: appearance } } },
    shop,
  );
  const { document } = await call(stack, flows.get, {}, shop);
  const spoken = { ...document, fallback: { en: `Samahani ${word}`, sw: `Samahani ${word}` } };
  const { version: draft } = await callSave(stack, flows.save, { body: { document: spoken } }, shop);
  await call(stack, flows.publish, { body: { draft, note: `Toleo ${word}` } }, shop);
  await addFullSettings(stack, shop, word);
  const heard = [{ kind: "text" as const, text: `Siri ${word}` }];
  const test = { name: `Jaribio ${word}`, language: "sw" as const, channel: "web" as const, heard };
  await call(stack, flowTests.create, { body: test }, shop);
  const later = { publish_at: new Date(Date.now() + 86_400_000).toISOString(), note: `Kesho ${word}` };
  await call(stack, flowSchedules.create, { body: later }, shop);
  const other = { name: `Mtiririko ${word}`, document: spoken };
  const { id: otherFlow } = await call(stack, chatflows.create, { body: other }, shop);
  const { id: removableFlow } = await call(stack, chatflows.create, { body: other }, shop);
  const ofOther = { query: { flow: otherFlow } };
  await call(stack, flows.publish, { ...ofOther, body: { draft: 1, note: "" } }, shop);
  await call(stack, flows.save, { ...ofOther, body: { document, version: 1 } }, shop);
  await call(stack, flows.publish, { ...ofOther, body: { draft: 2, note: "", share: 10 } }, shop);
  const visitor = startChatVisitor(stack, shop, chatId);
  await visitor.say("Hello");
  await visitor.say(`Siri ${word}`);
  const [chatted] = (await call(stack, conversations.list, { query: { channel: "web" } }, shop)).items;
  const chattedAt = { params: { id: chatted?.id ?? "" } };
  await call(stack, conversations.read, { ...chattedAt, body: { seq: 1 } }, shop);
  await fetch(stack.url + pathOf(conversationFiles.send, { ...chattedAt, query: { name: `Picha ${word}.jpg` } }), {
    method: "POST",
    headers: { authorization: `Bearer ${shop.token}` },
    body: new Uint8Array(proof),
  });
  const { turn } = await call(stack, conversations.get, chattedAt, shop);
  await call(stack, conversations.handBack, { ...chattedAt, body: { turn } }, shop);
  await call(
    stack,
    cannedReplies.create,
    { body: { shortcut: "salamu", en: `Hello ${word}`, sw: `Karibu ${word}` } },
    shop,
  );
  await checkImportFile(stack, shop, `name,price\nSufuria ${word},ghali\n`);
  const { id: readyImport } = await checkImportFile(stack, shop, `name,price\nMwiko ${word},900\n`);
  const broken = await checkContacts(stack, shop, `Name,Phone\nAsha ${word},0765432109\nBila ${word},\n`);
  const { items: contactRows } = await call(stack, contactImports.broken, { params: { id: broken.id } }, shop);
  const { id: readyContacts } = await checkContacts(stack, shop, `Name,Phone\nDada ${word},0765432108\n`);
  await addFullWebhook(stack, shop, word);
  await addFullKey(stack, shop, word);
  const popupId = await addFullPopup(stack, shop, { word, pictureId: picture.id });
  const shortLink = await addFullShortLink(stack, shop, word);
  const campaign = await addFullCampaigns(stack, shop, word);
  const till = await addFullPos(stack, shop, { word, product });
  const { token: botToken } = await call(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
  const expenseFiles = {
    ...(await addFullExpenses(stack, shop, word)),
    ...(await addFullDrafts(stack, shop, word)),
    ...(await addFullSuppliers(stack, shop, word)),
    expenseRepeat: (await addRepeat(stack, shop, { note: `Kodi ${word}`, supplier: `Mwenye nyumba ${word}` })).id,
    ...(await addCostlyRestocks(stack, shop, product)),
  };
  const refusableRequest = await addFullColleagues(stack, shop, { word, chattedAt });
  const permissions = [{ resource: "staffs", action: ["create"] }];
  await call(stack, invites.create, { body: { email: `mwaliko.${word}@duka.example`, permissions } }, shop);
  await stack.db.query("select recount_customer_products(null)");
  await addFullFigures(stack, shop, word);
  const { email, password } = shop;
  await call(stack, signIn.logIn, { body: { email, password } }, { headers: { origin: siteUrl } });
  const { id: ownerId } = await call(stack, session.user, {}, shop);
  const [group] = product.add_on_groups;
  const [message] = (await call(stack, conversations.messages, { ...chattedAt, query: {} }, shop)).items;
  return {
    ...shop,
    word,
    ...{ chatId, chattedId: chattedAt.params.id, messageId: message?.id ?? "" },
    productId: product.id,
    variantId: product.variants[0]?.id ?? "",
    groupId: group?.id ?? "",
    pictureId: picture.id,
    pictureKey: picture.url.split("/")[2] ?? "",
    addOnId: group?.add_ons[0]?.id ?? "",
    orderNumber,
    openCart: await addCart(stack, shop, [makeCartLine(product)]),
    orderedCart,
    newOrderCart,
    ...{ claimId, claimToConfirm, claimToDecline },
    editableOrder,
    returnableOrder,
    payableOrder,
    ...{ twins, strangerId, otherFlow, removableFlow },
    documentKey: new URL(url).pathname.split("/").at(-2) ?? "",
    readyImport,
    readyContacts,
    ...expenseFiles,
    ...payouts,
    ...{ ...till, popupId, shortLink, refusableRequest, ownerId },
    contactRow: contactRows[0]?.id ?? "",
    visitorToken: visitor.token(),
    botToken,
    ...connected,
    ...campaign,
    ...(await addFullBalance(stack, shop, { product, word })),
  };
}
