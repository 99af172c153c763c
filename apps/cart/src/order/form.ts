import type { Cart, CartOrder } from "@mauzo/contract/orders/cart";
import type { Shown } from "./changes.ts";

/** A quantity as typed; NaN when it is none. An empty field means none wanted. */
const readQuantity = (text: string) => (/^\s*\d{0,5}\s*$/.test(text) ? Number(text) : Number.NaN);

/** Browsers send line breaks as CR LF, which would make a note longer than the customer wrote it. */
const readText = (text: string | null) => (text ?? "").replaceAll("\r\n", "\n").trim();

/** The order a submitted form holds, in the form's sequence. Quantities may be NaN; nothing else is judged here. */
export function orderOfForm(form: URLSearchParams): CartOrder {
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
    delivery: { way_id: form.get("way") || null, place: readText(form.get("place")) },
    version: form.get("version") ?? undefined,
  };
}

/** The order without add-ons to products of which none is wanted. */
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

/** How many of each choice an order, or a cart, wants in all of its items, by id; of the way it comes, one. */
export function wantedOf({ products, delivery }: Pick<CartOrder, "products" | "delivery">): Map<string, number> {
  const wanted = new Map(delivery?.way_id ? [[delivery.way_id, 1]] : []);
  for (const { variants = [], add_ons = [] } of products)
    for (const { id, quantity } of [...variants, ...add_ons]) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return wanted;
}

/** The cart with what the customer settled on. What the order does not mention stays as it is. */
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
    delivery: { ...cart.delivery, way_id: order.delivery?.way_id ?? null, place: order.delivery?.place ?? "" },
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

/** What the page showed, as the form carries it along for an order sent without JavaScript. */
export const shownField = (shown: Shown[]) => JSON.stringify(shown.map(({ id, name, minor }) => [id, name, minor]));

/** Reads `shownField` back; what is not of that shape is left out. */
export function shownOfField(text: string | null): Shown[] {
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
