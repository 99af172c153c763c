import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** A delivery method while it is edited: an amount may be missing. */
export type DraftMethod = Omit<DeliveryMethod, "fee_minor"> & { fee_minor: number | undefined };

export const newPickup = (name: string): DraftMethod => ({
  ...{ id: newIdempotencyKey(), name, fee_minor: 0, free_from_minor: null, asks_place: false },
});
export const newDelivery = (name: string): DraftMethod => ({
  ...{ id: newIdempotencyKey(), name, fee_minor: undefined, free_from_minor: null, asks_place: true },
});

export type MethodProblems = { name?: true; fee?: true };

/** What is missing, by the method's id. */
export function problemsOf(methods: readonly DraftMethod[]): Map<string, MethodProblems> {
  return new Map(
    methods.flatMap(({ id, name, fee_minor }): [string, MethodProblems][] => {
      const missing = {
        ...(name.trim() === "" && { name: true as const }),
        ...(fee_minor === undefined && { fee: true as const }),
      };
      return Object.keys(missing).length > 0 ? [[id, missing]] : [];
    }),
  );
}
