import type { Product } from "../../../world/model.ts";
import { write } from "../ask.ts";
import type { ChatContext } from "../chat/chat-context.ts";
import { h, icon } from "../parts/dom.ts";
import { money } from "../parts/format.ts";
import { openSheet } from "../parts/sheet.ts";
import { words } from "../words.ts";

function counter(cart: Map<string, number>, { retailer_id, name }: Product, draw: () => void): Node {
  const count = h("output", {}, String(cart.get(retailer_id) ?? 0));
  const change = (by: number) => {
    const next = Math.max(0, (cart.get(retailer_id) ?? 0) + by);
    if (next === 0) cart.delete(retailer_id);
    else cart.set(retailer_id, next);
    count.textContent = String(next);
    draw();
  };
  return h(
    "span",
    { class: "counter" },
    h("button", { type: "button", "aria-label": `− ${name}`, click: () => change(-1) }, "−"),
    count,
    h("button", { type: "button", "aria-label": `+ ${name}`, click: () => change(1) }, "+"),
  );
}

const card = (product: Product, cart: Map<string, number>, draw: () => void) =>
  h(
    "li",
    { class: "product" },
    product.picture
      ? h("img", { src: product.picture, alt: "", loading: "lazy" })
      : h("span", { class: "no-picture" }, icon("bag")),
    h(
      "span",
      { class: "product-words" },
      h("b", {}, product.name),
      h("small", {}, money(product.price, product.currency)),
    ),
    product.sold_out ? h("small", { class: "sold-out" }, words.soldOut) : counter(cart, product, draw),
  );

/** What is in the cart, and the button that sends it as an order. */
function cartBar({ customer, shop, cart }: ChatContext, products: Product[], close: () => void) {
  const words_ = h("span", { class: "cart-sum" });
  const send = h("button", { type: "button", class: "strong" }, words.sendOrder);
  send.addEventListener("click", () => {
    const items = [...cart].map(([product_retailer_id, quantity]) => ({ product_retailer_id, quantity }));
    cart.clear();
    close();
    void write(customer.wa_id, shop.phone_number_id, { order: { product_items: items } });
  });
  const draw = () => {
    const lines = products.filter(({ retailer_id }) => cart.has(retailer_id));
    const total = lines.reduce((sum, { retailer_id, price }) => sum + price * (cart.get(retailer_id) ?? 0), 0);
    const count = [...cart.values()].reduce((sum, units) => sum + units, 0);
    words_.replaceChildren(h("b", {}, words.ofOrder(count)), h("small", {}, money(total, lines[0]?.currency ?? "TZS")));
    send.disabled = count === 0;
  };
  draw();
  return { bar: h("div", { class: "cart-bar" }, words_, send), draw };
}

/** @param only the products of one message; without it, the whole catalogue */
export function openCatalogue(chat: ChatContext, only?: string[]): void {
  const unknown = (only ?? []).filter((id) => !chat.shop.products.some(({ retailer_id }) => retailer_id === id));
  const products = [
    ...chat.shop.products,
    ...unknown.map((id) => ({ retailer_id: id, name: id, price: 0, currency: "TZS" })),
  ];
  const shown = products.filter(({ retailer_id }) => only?.includes(retailer_id) ?? true);
  openSheet(chat.screen, `${words.catalogue} · ${chat.shop.verified_name}`, (close) => {
    if (shown.length === 0) return [h("p", { class: "empty" }, words.noProducts)];
    const { bar, draw } = cartBar(chat, products, close);
    return [h("ul", { class: "products" }, ...shown.map((product) => card(product, chat.cart, draw))), bar];
  });
}
