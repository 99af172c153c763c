import { invites } from "@mauzo/contract/account/invites";
import { session } from "@mauzo/contract/account/session";
import { productEdits } from "@mauzo/contract/catalogue/product-edits";
import { sets } from "@mauzo/contract/catalogue/sets";
import { chat } from "@mauzo/contract/conversations/chat";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPapers } from "@mauzo/contract/orders/order-papers";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { deliveryWays } from "@mauzo/contract/shop/delivery-ways";
import { listViews } from "@mauzo/contract/shop/list-views";
import { get, pathOf } from "./endpoints.ts";
import { addCart, addMember, addProduct, lineOf, type OpenedShop } from "./market.ts";
import { addOrder } from "./orders.ts";
import { addPicture, drawn } from "./pictures.ts";
import { checkFile } from "./product-imports.ts";
import { openShop, type Stack, siteUrl } from "./stack.ts";
import { startVisitor } from "./visitor.ts";

/** A shop with something of everything in it, each text of it marked with the shop's word. */
export type FullShop = OpenedShop & {
  word: string;
  productId: string;
  variantId: string;
  groupId: string;
  addOnId: string;
  pictureId: string;
  pictureKey: string;
  orderNumber: string;
  openCart: string;
  orderedCart: string;
  /** Of an order nothing was done to. */
  newOrderCart: string;
  /** Of the ordered cart; with a picture. */
  claimId: string;
  /** Two more. */
  toConfirm: string;
  toDecline: string;
  /** Orders whose goods are with the shop, and with their customer. */
  editable: Order;
  returnable: Order;
  paperKey: string;
  /** One that is looked at, and may begin. */
  readyImport: string;
  visitorToken: string;
  chatId: string;
  botToken: string;
};

/** A way every shop has, by an id that is no secret: each shop gives its own. */
export const wayId = "0190b0c0-0000-7000-8000-000000000001";

export async function openFullShop(stack: Stack, word: string, chatId = "same-chat"): Promise<FullShop> {
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
  await get(stack, productEdits.apply, { body: { product_ids: [product.id], edit } }, shop);
  const words = { en: word, sw: word };
  await get(
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
  const view = { list: "products" as const, name: `Mwonekano ${word}`, query: `search=${word}` };
  await get(stack, listViews.create, { body: view }, shop);
  const orderedCart = await addCart(stack, shop, [lineOf(product)]);
  const shown = await get(stack, cart.get, { query: { token: orderedCart } });
  const { order_id: orderNumber } = await get(stack, cart.submit, {
    query: { token: orderedCart },
    body: { ...shown, customer: { name: `Mteja ${word}`, phone: "0712345678" }, note: `Andiko ${word}` },
  });
  const { items } = await get(stack, orders.list, { query: { search: orderNumber } }, shop);
  const newOrderCart = await addCart(stack, shop, [lineOf(product)]);
  await get(stack, cart.submit, {
    query: { token: newOrderCart },
    body: await get(stack, cart.get, { query: { token: newOrderCart } }),
  });
  const orderAt = { params: { id: items[0]?.id ?? "" } };
  const paid = {
    amount_minor: 100,
    method: "cash" as const,
    reference: `Stakabadhi ${word}`,
    reason: `Sababu ${word}`,
  };
  await get(stack, orderPayments.create, { ...orderAt, body: paid }, shop);
  const claim = { amount_minor: 100, reference: `Muamala ${word}` };
  const say = async () => (await get(stack, cartClaims.create, { query: { token: orderedCart }, body: claim })).id;
  const [claimId, toConfirm, toDecline] = [await say(), await say(), await say()];
  const proof = await drawn(20, 20).jpeg().toBuffer();
  await fetch(stack.url + pathOf(cartClaims.upload, { query: { token: orderedCart, id: claimId } }), {
    method: "POST",
    body: new Uint8Array(proof),
  });
  const { url } = await get(stack, orderPapers.share, { ...orderAt, body: { kind: "invoice" } }, shop);
  await get(stack, orders.move, { ...orderAt, body: { from: "new", to: "preparing", reason: `Sababu ${word}` } }, shop);
  const editable = await addOrder(stack, shop, { product });
  const { id: returned } = await addOrder(stack, shop, { product });
  const returnable = await get(
    stack,
    orders.move,
    { params: { id: returned }, body: { from: "new", to: "delivered" } },
    shop,
  );
  const workflow = await get(stack, orderWorkflow.get, {}, shop);
  const face = { label: { en: word.slice(0, 24), sw: word.slice(0, 24) }, colour: "info" as const };
  await get(stack, orderWorkflow.save, { body: { ...workflow, faces: { ...workflow.faces, ready: face } } }, shop);
  const way = { id: wayId, name: `Njia ${word}`, fee_minor: 100, free_from_minor: null, asks_place: true };
  await get(stack, deliveryWays.save, { body: { ways: [way] } }, shop);
  const visitor = startVisitor(stack, shop, chatId);
  await visitor.say("Hello");
  await visitor.say(`Siri ${word}`);
  await checkFile(stack, shop, `name,price\nSufuria ${word},ghali\n`);
  const { id: readyImport } = await checkFile(stack, shop, `name,price\nMwiko ${word},900\n`);
  const { token: botToken } = await get(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
  await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const permissions = [{ resource: "staffs", action: ["create"] }];
  await get(stack, invites.create, { body: { email: `mwaliko.${word}@duka.example`, permissions } }, shop);
  const { email, password } = shop;
  await get(stack, session.logIn, { body: { email, password } }, { headers: { origin: siteUrl } });
  const [group] = product.add_on_groups;
  return {
    ...shop,
    word,
    chatId,
    productId: product.id,
    variantId: product.variants[0]?.id ?? "",
    groupId: group?.id ?? "",
    pictureId: picture.id,
    pictureKey: picture.url.split("/")[2] ?? "",
    addOnId: group?.add_ons[0]?.id ?? "",
    orderNumber,
    openCart: await addCart(stack, shop, [lineOf(product)]),
    orderedCart,
    newOrderCart,
    ...{ claimId, toConfirm, toDecline },
    editable,
    returnable,
    paperKey: new URL(url).pathname.split("/").at(-2) ?? "",
    readyImport,
    visitorToken: visitor.token(),
    botToken,
  };
}
