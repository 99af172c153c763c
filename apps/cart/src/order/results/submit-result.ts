import type { Cart, PlacedOrder } from "@mauzo/contract/orders/cart";
import type { OrderRejection } from "../../data.ts";
import type { CartChange } from "../price-and-stock-changes.ts";

/**
 * What /cart/submit returns to the page's script. `already` has the order as first sent, `placed` the cart as the
 * server saved it, if it could be read. `looked`: nothing was ordered, this is the current cart.
 */
export type SubmitResult =
  | { kind: "placed"; order: PlacedOrder; cart?: Cart }
  | { kind: "changed"; detail: string; cart: Cart; changes: CartChange[] }
  | { kind: "looked"; cart: Cart; changes: CartChange[] }
  | { kind: "already"; detail: string; cart: Cart }
  | ({ kind: "invalid" } & OrderRejection)
  | { kind: "gone" }
  | { kind: "busy" }
  | { kind: "unreachable" };

export type ProblemKind = Exclude<SubmitResult["kind"], "placed" | "looked" | "gone">;
const problemKinds: readonly ProblemKind[] = ["changed", "already", "invalid", "busy", "unreachable"];

export const problemKindOf = (text: unknown): ProblemKind | undefined => problemKinds.find((kind) => kind === text);
