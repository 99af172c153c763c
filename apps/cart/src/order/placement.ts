import type { Cart, PlacedOrder } from "@mauzo/contract/orders/cart";
import type { Objection } from "../data.ts";
import type { Change } from "./changes.ts";

/**
 * What /cart/submit answers the page's script. `already` carries the order as it was first sent, `placed` the cart as
 * the server keeps it, when it could be read. `looked`: nothing was ordered, this is what is there now.
 */
export type Placement =
  | { kind: "placed"; order: PlacedOrder; cart?: Cart }
  | { kind: "changed"; detail: string; cart: Cart; changes: Change[] }
  | { kind: "looked"; cart: Cart; changes: Change[] }
  | { kind: "already"; detail: string; cart: Cart }
  | ({ kind: "invalid" } & Objection)
  | { kind: "gone" }
  | { kind: "busy" }
  | { kind: "unreachable" };

/** Why an order was not taken. */
export type ProblemKind = Exclude<Placement["kind"], "placed" | "looked" | "gone">;
const problemKinds: readonly ProblemKind[] = ["changed", "already", "invalid", "busy", "unreachable"];

export const problemKindOf = (text: unknown): ProblemKind | undefined => problemKinds.find((kind) => kind === text);
