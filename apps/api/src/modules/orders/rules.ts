import type { orderPlaces } from "@mauzo/contract/order-history";
import type { Mover } from "@mauzo/contract/order-states";
import type { Grants } from "@mauzo/permissions/permissions";
import type { ShopVisit } from "../../http/visit.ts";

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

/** The sum of the lines in minor units; exact, because the cart refuses orders beyond what a safe integer holds. */
export const totalOf = (lines: { quantity: number; unitPriceMinor: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);

/**
 * What to look for by these words: themselves, and, when they are a telephone number as people write it, the part of
 * E.164 it stands for (`0754 000 111` → `754000111`).
 */
export function searchTerms(words: string): string[] {
  const digits = words.replace(/[\s().-]/g, "");
  if (!/^(0|\+)?\d{3,}$/.test(digits)) return [words];
  return [...new Set([words, digits.replace(/^0/, "")])];
}

/** The least id an order of this moment or later can have: ids are in order of time. */
export function firstIdAt(moment: string): string {
  const hex = Math.max(0, Date.parse(moment)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}
