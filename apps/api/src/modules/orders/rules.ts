import type { ChargeInput, ChargeKind } from "@mauzo/contract/order-charges";
import type { orderPlaces } from "@mauzo/contract/order-history";
import type { Mover } from "@mauzo/contract/order-moves";
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

/** What goods come to with charges and deliveries added and discounts taken off. */
export const chargedTotalOf = (
  goodsMinor: number,
  charges: readonly { kind: ChargeKind; amountMinor: number }[],
): number =>
  Number(
    charges.reduce(
      (sum, { kind, amountMinor }) => (kind === "discount" ? sum - BigInt(amountMinor) : sum + BigInt(amountMinor)),
      BigInt(goodsMinor),
    ),
  );

export type PricedCharge = ChargeInput & { amountMinor: number };

/** Hundredths of a per cent of an amount, rounded to the nearest minor unit, halves up: whole numbers all the way. */
const shareOf = (minor: number, hundredths: number): number =>
  Number((BigInt(minor) * BigInt(hundredths) + 5_000n) / 10_000n);

/** What each charge comes to: itself, or so much of the goods alone. */
export const priceCharges = (goodsMinor: number, charges: readonly ChargeInput[]): PricedCharge[] =>
  charges.map((charge) => ({
    ...charge,
    amountMinor: charge.type === "fixed" ? charge.value : shareOf(goodsMinor, charge.value),
  }));

/** The least id an order of this moment or later can have: ids are in order of time. */
export function firstIdAt(moment: string): string {
  const hex = Math.max(0, Date.parse(moment)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}
