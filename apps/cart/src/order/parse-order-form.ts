import type { Cart, CartOrder } from "@mauzo/contract/orders/cart";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import type { ShownPrice } from "./price-and-stock-changes.ts";

/** A quantity as typed; NaN when it is not a number. An empty field means none wanted. */
const readQuantity = (text: string) => (/^\s*\d{0,5}\s*$/.test(text) ? Number(text) : Number.NaN);

/** Browsers send line breaks as CR LF, which would make a note longer than the customer wrote it. */
const readText = (text: string | null) => (text ?? "").replaceAll("\r\n", "\n").trim();

/** The order in a submitted form, in the form's sequence. Quantities may be NaN; nothing else is validated here. */
export function parseOrderForm(form: URLSearchParams): CartOrder {
  const products = new Map<
    string,
    { id: string; item?: number } & Record<"variants" | "add_ons", { id: string; quantity: number }[]>
  >();
  for (const [field, value] of form) {
    const [, kind, productId = "", id = "", item] =
      /^(variant|add_on):([^:]+):([^:]+)(?::(\d{1,6}))?$/.exec(field) ?? [];
    if (!kind) continue;
    const key = `${productId}:${item}`;
    const product = products.get(key) ?? {
      id: productId,
      ...(item && { item: Number(item) }),
      variants: [],
      add_ons: [],
    };
    products.set(key, product);
    product[kind === "variant" ? "variants" : "add_ons"].push({ id, quantity: readQuantity(value) });
  }
  return {
    products: [...products.values()],
    customer: { name: readText(form.get("name")), phone: readText(form.get("phone")) },
    note: readText(form.get("note")),
    delivery: { method_id: form.get("delivery_method") || null, place: readText(form.get("place")) },
    version: form.get("version") ?? undefined,
  };
}

/** Sets the add-ons of products of which none is wanted to 0. */
export const withoutLooseAddOns = (order: CartOrder): CartOrder => ({
  ...order,
  products: order.products.map((product) =>
    product.variants?.some(({ quantity }) => quantity > 0)
      ? product
      : { ...product, add_ons: product.add_ons?.map(({ id }) => ({ id, quantity: 0 })) },
  ),
});

/** The order without the quantities that could not be read. */
export const withoutUnread = (order: CartOrder): CartOrder => {
  const read = (choices: { id: string; quantity: number }[] = []) =>
    choices.filter(({ quantity }) => !Number.isNaN(quantity));
  return {
    ...order,
    products: order.products.map(({ variants, add_ons, ...product }) => ({
      ...product,
      variants: read(variants),
      add_ons: read(add_ons),
    })),
  };
};

/** How many of each choice an order or cart wants, summed over its items, by id; the delivery method counts as one. */
export function wantedOf({ products, delivery }: Pick<CartOrder, "products" | "delivery">): Map<string, number> {
  const wanted = takenBy(products);
  return delivery?.method_id ? wanted.set(delivery.method_id, 1) : wanted;
}

/** The cart with the customer's choices. What the order doesn't mention stays as it is. */
export function withOrder(cart: Cart, order: CartOrder): Cart {
  const settled = <T extends { id: string; quantity: number }>(
    choices: T[],
    wanted: { id: string; quantity: number }[] = [],
  ): T[] =>
    choices.map((choice) => {
      const { quantity = Number.NaN } = wanted.find(({ id }) => id === choice.id) ?? {};
      return Number.isNaN(quantity) ? choice : { ...choice, quantity };
    });
  return {
    ...cart,
    customer: { name: order.customer?.name ?? "", phone: order.customer?.phone ?? "" },
    note: order.note ?? "",
    delivery: { ...cart.delivery, method_id: order.delivery?.method_id ?? null, place: order.delivery?.place ?? "" },
    products: cart.products.map((product) => {
      const chosen = order.products.find(({ id, item = product.item }) => id === product.id && item === product.item);
      return {
        ...product,
        variants: settled(product.variants, chosen?.variants),
        add_ons: settled(product.add_ons, chosen?.add_ons),
      };
    }),
  };
}

/** The prices the page showed, as a hidden field carries them for an order sent without JavaScript. */
export const shownField = (shown: ShownPrice[]) =>
  JSON.stringify(shown.map(({ id, name, minor }) => [id, name, minor]));

/** Reads `shownField` back and leaves out rows of any other shape. */
export function shownOfField(text: string | null): ShownPrice[] {
  try {
    const rows: unknown = JSON.parse(text ?? "[]");
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
      const [id, name, minor]: unknown[] = Array.isArray(row) ? row : [];
      const isRow = typeof id === "string" && typeof name === "string" && Number.isSafeInteger(minor);
      return isRow && typeof minor === "number" ? [{ id, name, minor }] : [];
    });
  } catch {
    return [];
  }
}
