import type { CartWay } from "@mauzo/contract/orders/cart";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import { kindsOf, type PaymentSettings, payNumberOf, type WayToPay } from "@mauzo/contract/shop/payment-settings";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

export type PaymentsForm = Pick<PaymentSettings, "ways" | "cash">;

export const toForm = ({ ways, cash }: PaymentSettings): PaymentsForm => ({ ways, cash });

export const toInput = ({ ways, cash }: PaymentsForm, base: PaymentSettings): PaymentSettings => ({
  version: base.version,
  cash,
  ways: ways.map((way) => ({ ...way, number: way.number.trim(), name: way.name.trim(), note: way.note.trim() })),
});

/** A way more, called as the one before it: a shop has one name on most of its numbers. */
export const newWay = (name: string): WayToPay => ({
  ...{ id: newIdempotencyKey(), network: "M-Pesa", kind: "till", number: "", name, note: "", on: true },
});

/** Another network, and a kind of number that it has. */
export function onNetwork(
  { kind }: Pick<WayToPay, "kind">,
  network: PaymentNetwork,
): Pick<WayToPay, "network" | "kind"> {
  const kinds = kindsOf(network);
  return { network, kind: kinds.includes(kind) ? kind : (kinds[0] ?? kind) };
}

/** Of the shape of every form. */
export const pattern: PaymentsForm = { ways: [{ ...newWay(""), id: "" }], cash: true };

/** What is missing or no number, at its field. */
export const problemsOf = ({ ways }: PaymentsForm) =>
  ways.flatMap(({ kind, number, name }, at) => [
    ...(number.trim() === ""
      ? [{ path: `ways.${at}.number`, key: "numberMissing" as const }]
      : payNumberOf(kind, number) === undefined
        ? [{ path: `ways.${at}.number`, key: `numberWrong.${kind}` as const }]
        : []),
    ...(name.trim() === "" ? [{ path: `ways.${at}.name`, key: "nameMissing" as const }] : []),
  ]);

/** The ways that customers would see if this were saved: those that are on and whole. */
export const shownWays = ({ ways }: PaymentsForm): CartWay[] =>
  ways.flatMap(({ on, ...way }) => {
    const number = payNumberOf(way.kind, way.number);
    return on && number !== undefined && way.name.trim() !== "" ? [{ ...way, number }] : [];
  });
