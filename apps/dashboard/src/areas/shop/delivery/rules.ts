import type { DeliveryWay } from "@mauzo/contract/shop/delivery-ways";
import { newKey } from "../../../lib/use-attempt-key.ts";

/** A way as it is being written: an amount may be missing. */
export type DraftWay = Omit<DeliveryWay, "fee_minor"> & { fee_minor: number | undefined };

export const pickUp = (name: string): DraftWay => ({
  ...{ id: newKey(), name, fee_minor: 0, free_from_minor: null, asks_place: false },
});
export const brought = (name: string): DraftWay => ({
  ...{ id: newKey(), name, fee_minor: undefined, free_from_minor: null, asks_place: true },
});

export type WayProblems = { name?: true; fee?: true };

/** What is missing, by the id of the way. */
export function problemsOf(ways: readonly DraftWay[]): Map<string, WayProblems> {
  return new Map(
    ways.flatMap(({ id, name, fee_minor }): [string, WayProblems][] => {
      const missing = {
        ...(name.trim() === "" && { name: true as const }),
        ...(fee_minor === undefined && { fee: true as const }),
      };
      return Object.keys(missing).length > 0 ? [[id, missing]] : [];
    }),
  );
}
