import type { AddOn, AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import type { OrderedProduct } from "@mauzo/contract/orders/ordered-products";
import type { Money } from "@mauzo/contract/shared";

/** How many of a variant or an add-on. `price_minor`: the price that was shown, where the caller wants to know of changes. */
export type Quantity = OrderedProduct["variants"][number] & { price_minor?: number | undefined };

/**
 * What was chosen of one product together, as the contract's orders have it: the add-ons are counted for all units of its
 * variants. The same product may be chosen several times, each time as another item.
 */
export type CartItem = Pick<OrderedProduct, "id"> & { variants: readonly Quantity[]; add_ons: readonly Quantity[] };

/** A variant or an add-on as it is on offer. `stock` null: not counted. */
export type OfferedChoice = Pick<AddOn, "id" | "name" | "stock"> & { price: Pick<Money, "minor"> };
export type OfferedGroup = Pick<AddOnGroup, "id" | "name" | "min" | "max"> & { add_ons: readonly OfferedChoice[] };
/** Any form of a product that is on offer: the contract's, the public one, the one the chat knows. */
export type OfferedProduct = { id: string; variants: readonly OfferedChoice[]; add_on_groups: readonly OfferedGroup[] };

/** The most units of one thing in an order. */
export const quantityMax = 10_000;
