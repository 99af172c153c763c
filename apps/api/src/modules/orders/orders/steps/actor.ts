import type { FactActor } from "@mauzo/contract/fact";
import type { orderPlaces } from "@mauzo/contract/orders/order-history";
import type { ActorKind } from "@mauzo/contract/orders/order-transitions";
import type { Grants } from "@mauzo/permissions/permissions";
import type { ShopContext } from "../../../../http/request-context.ts";

/** Who changes an order, and from where. */
export type Actor = {
  mover: ActorKind;
  via: (typeof orderPlaces)[number];
  /** The id of a staff member; null for the customer and for a timer. */
  userId: string | null;
  name: string;
  grants: Grants;
};

/** The staff member who makes this request. */
export const staffActor = ({ person }: Pick<ShopContext, "person">): Actor => ({
  ...{ mover: "staff", via: "dashboard" },
  ...{ userId: person.userId, name: person.name, grants: person.grants },
});

/** The actor as facts have it: without a name. */
export const factActorOf = ({ mover, userId }: Pick<Actor, "mover" | "userId">): FactActor => ({
  kind: mover,
  ...(userId !== null && { user_id: userId }),
});

/** The customer, through the order's link. */
export const customerActor: Actor = { mover: "customer", via: "cart", userId: null, name: "", grants: [] };
