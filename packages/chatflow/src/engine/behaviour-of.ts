import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { addToCart } from "../nodes/cart/add-to-cart.ts";
import { cart } from "../nodes/cart/cart.ts";
import { cartChange } from "../nodes/cart/cart-change.ts";
import { checkout } from "../nodes/cart/checkout.ts";
import { addOns } from "../nodes/shelf/add-ons.ts";
import { categories } from "../nodes/shelf/categories.ts";
import { product } from "../nodes/shelf/product.ts";
import { products } from "../nodes/shelf/products.ts";
import { quantity } from "../nodes/shelf/quantity.ts";
import { variants } from "../nodes/shelf/variants.ts";
import { choice } from "../nodes/talk/choice.ts";
import { handover } from "../nodes/talk/handover.ts";
import { language } from "../nodes/talk/language.ts";
import { message } from "../nodes/talk/message.ts";
import { orderStatus } from "../nodes/talk/order-status.ts";
import type { Behaviour } from "./behaviour.ts";

/** What a node does: the one place where node kinds meet their code. */
export function behaviourOf(node: FlowNode): Behaviour {
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
  }
}
