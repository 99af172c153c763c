import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { defaultKeywords } from "./flow/default-keywords.ts";
import { defaultNodes } from "./flow/default-nodes.ts";

const leads: Record<string, Record<string, string>> = {
  shikamoo: { next: "greeting" },
  greeting: { products: "categories", cart: "cart", more: "more" },
  menu: { products: "categories", cart: "cart", more: "more" },
  more: { status: "order-status", person: "person", language: "other-language" },
  "other-language": { next: "menu" },
  thanks: { next: "menu" },
  person: { next: "menu" },
  "order-status": { next: "menu", back: "menu" },
  categories: { picked: "products", empty: "menu" },
  products: { picked: "product", back: "categories", empty: "menu" },
  product: { next: "variants", "sold-out": "after-sold-out" },
  variants: { picked: "add-ons", back: "products", "sold-out": "after-sold-out" },
  "add-ons": { done: "quantity", "sold-out": "after-sold-out" },
  quantity: { picked: "add-to-cart", "sold-out": "after-sold-out" },
  "after-sold-out": { shelf: "products", cart: "cart", more: "more" },
  "add-to-cart": { next: "added", full: "cart" },
  added: { products: "categories", cart: "cart", order: "checkout" },
  cart: { full: "cart-next", empty: "menu" },
  sentence: { next: "cart", product: "product", empty: "after-sold-out" },
  "cart-next": { order: "checkout", products: "categories", change: "cart-change" },
  "cart-change": { changed: "cart", empty: "menu", back: "cart-next" },
  checkout: { next: "menu", changed: "cart", empty: "cart" },
};

/** The flow of every new shop. */
export const defaultFlow: FlowDocument = {
  format: 7,
  start: "greeting",
  fallback: {
    en: "Sorry, I did not understand that. Please pick one of these, or write “menu”.",
    sw: "Samahani, sijaelewa. Tafadhali chagua moja kati ya hizi, au andika “menyu”.",
  },
  keywords: defaultKeywords,
  nodes: defaultNodes,
  edges: Object.entries(leads).flatMap(([from, outlets]) =>
    Object.entries(outlets).map(([outlet, to]) => ({ from, outlet, to })),
  ),
};
