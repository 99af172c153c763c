import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { ask } from "../nodes/asking/ask.ts";
import { condition } from "../nodes/asking/condition.ts";
import { notify } from "../nodes/asking/notify.ts";
import { pay } from "../nodes/asking/pay.ts";
import { request } from "../nodes/asking/request.ts";
import { set } from "../nodes/asking/set.ts";
import { tag } from "../nodes/asking/tag.ts";
import { wait } from "../nodes/asking/wait.ts";
import { addToCart } from "../nodes/cart/add-to-cart.ts";
import { cart } from "../nodes/cart/cart.ts";
import { cartChange } from "../nodes/cart/cart-change.ts";
import { checkout } from "../nodes/cart/checkout.ts";
import { sentence } from "../nodes/cart/sentence.ts";
import { addOns } from "../nodes/catalogue/add-ons.ts";
import { categories } from "../nodes/catalogue/categories.ts";
import { product } from "../nodes/catalogue/product.ts";
import { products } from "../nodes/catalogue/products.ts";
import { quantity } from "../nodes/catalogue/quantity.ts";
import { variants } from "../nodes/catalogue/variants.ts";
import { choice } from "../nodes/conversation/choice.ts";
import { end } from "../nodes/conversation/end.ts";
import { handover } from "../nodes/conversation/handover.ts";
import { jump } from "../nodes/conversation/jump.ts";
import { language } from "../nodes/conversation/language.ts";
import { message } from "../nodes/conversation/message.ts";
import { orderStatus } from "../nodes/conversation/order-status.ts";
import { location } from "../nodes/showing/location.ts";
import { media } from "../nodes/showing/media.ts";
import type { NodeHandler } from "./node-handler.ts";

/** Returns the handler of a node: the only place that maps node kinds to code. */
export function getNodeHandler(node: FlowNode): NodeHandler {
  switch (node.kind) {
    case "message":
      return message(node);
    case "choice":
      return choice(node);
    case "language":
      return language(node);
    case "categories":
      return categories(node);
    case "products":
      return products(node);
    case "product":
      return product(node);
    case "variants":
      return variants(node);
    case "add-ons":
      return addOns(node);
    case "quantity":
      return quantity(node);
    case "add-to-cart":
      return addToCart(node);
    case "cart":
      return cart(node);
    case "cart-change":
      return cartChange(node);
    case "checkout":
      return checkout(node);
    case "order-status":
      return orderStatus(node);
    case "handover":
      return handover(node);
    case "sentence":
      return sentence(node);
    case "jump":
      return jump(node);
    case "end":
      return end(node);
    case "ask":
      return ask(node);
    case "condition":
      return condition(node);
    case "set":
      return set(node);
    case "tag":
      return tag(node);
    case "pay":
      return pay(node);
    case "request":
      return request(node);
    case "wait":
      return wait(node);
    case "notify":
      return notify(node);
    case "media":
      return media(node);
    case "location":
      return location(node);
  }
}
