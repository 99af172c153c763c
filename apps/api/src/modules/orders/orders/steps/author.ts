import type { orderPlaces } from "@mauzo/contract/orders/order-history";
import type { Mover } from "@mauzo/contract/orders/order-moves";
import type { Grants } from "@mauzo/permissions/permissions";
import type { ShopVisit } from "../../../../http/visit.ts";

/** Who changes an order, and from where. */
export type Author = {
  mover: Mover;
  via: (typeof orderPlaces)[number];
  /** Of somebody of the shop; null for its customer and for a timer. */
  userId: string | null;
  name: string;
  grants: Grants;
};

/** The person of the back-office who makes this request. */
export const authorOf = ({ person }: Pick<ShopVisit, "person">): Author => ({
  ...{ mover: "staff", via: "dashboard" },
  ...{ userId: person.userId, name: person.name, grants: person.grants },
});

/** The customer, over the order's link. */
export const customerAuthor: Author = { mover: "customer", via: "cart", userId: null, name: "", grants: [] };
