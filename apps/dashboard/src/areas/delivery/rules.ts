import type { DeliveryWay } from "@mauzo/contract/delivery-ways";

/** A way as it is being written: an amount may be missing. */
export type DraftWay = Omit<DeliveryWay, "fee_minor"> & { fee_minor: number | undefined };

/** A version 4 uuid; `randomUUID` is missing on plain http addresses other than localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

export const pickUp = (name: string): DraftWay => ({
  ...{ id: newId(), name, fee_minor: 0, free_from_minor: null, asks_place: false },
});
export const brought = (name: string): DraftWay => ({
  ...{ id: newId(), name, fee_minor: undefined, free_from_minor: null, asks_place: true },
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

/** The list with one of its ways a place further up or down. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(from + by, 0, taken);
  return next;
}
