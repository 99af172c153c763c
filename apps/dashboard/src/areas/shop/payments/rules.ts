import type { CartWay } from "@mauzo/contract/orders/cart";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import { kindsOf, type PaymentSettings, payNumberOf, type WayToPay } from "@mauzo/contract/shop/payment-settings";
import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** A charge while it is edited: its value may be missing, or unreadable. */
export type ChargeForm = Omit<StandingCharge, "value"> & { value: TypedAmount | null };
export type PaymentsForm = Pick<PaymentSettings, "ways" | "cash" | "push"> & { charges: ChargeForm[] };

export const toForm = ({ ways, cash, push, charges }: PaymentSettings): PaymentsForm => ({
  ...{ ways, cash, push, charges },
});

export const toInput = ({ ways, cash, push, charges }: PaymentsForm, base: PaymentSettings): PaymentSettings => ({
  version: base.version,
  cash,
  push,
  charges: charges.map(({ name, value, ...charge }) => ({
    ...charge,
    name: name.trim(),
    value: exactAmount(value) ?? 0,
  })),
  ways: ways.map((way) => ({ ...way, number: way.number.trim(), name: way.name.trim(), note: way.note.trim() })),
});

/** A way more, called as the one before it: a shop has one name on most of its numbers. */
export const newWay = (name: string): WayToPay => ({
  ...{ id: newIdempotencyKey(), network: "M-Pesa", kind: "till", number: "", name, note: "", on: true },
});

export const newCharge = (): ChargeForm => ({ id: newIdempotencyKey(), name: "", type: "fixed", value: null });

/** Another network, and a kind of number that it has. */
export function onNetwork(
  { kind }: Pick<WayToPay, "kind">,
  network: PaymentNetwork,
): Pick<WayToPay, "network" | "kind"> {
  const kinds = kindsOf(network);
  return { network, kind: kinds.includes(kind) ? kind : (kinds[0] ?? kind) };
}

/** Of the shape of every form. */
export const pattern: PaymentsForm = {
  ways: [{ ...newWay(""), id: "" }],
  cash: true,
  push: true,
  charges: [{ ...newCharge(), id: "" }],
};

/** What is missing or no number, at its field. */
export const problemsOf = (form: PaymentsForm) => [...wayProblems(form), ...chargeProblems(form)];

const chargeProblems = ({ charges }: PaymentsForm) =>
  charges.flatMap(({ name, type, value }, at) => [
    ...(name.trim() === "" ? [{ path: `charges.${at}.name`, key: "chargeNameMissing" as const }] : []),
    ...(value === null || value === 0 ? [{ path: `charges.${at}.value`, key: "chargeMissing" as const }] : []),
    ...(isUnreadable(value) ? [{ path: `charges.${at}.value`, key: "chargeWrong" as const }] : []),
    ...(type === "percentage" && (exactAmount(value) ?? 0) > 10_000
      ? [{ path: `charges.${at}.value`, key: "shareTooLarge" as const }]
      : []),
  ]);

const wayProblems = ({ ways }: PaymentsForm) =>
  ways.flatMap(({ kind, number, name }, at) => [
    ...(number.trim() === ""
      ? [{ path: `ways.${at}.number`, key: "numberMissing" as const }]
      : payNumberOf(kind, number) === undefined
        ? [{ path: `ways.${at}.number`, key: `numberWrong.${kind}` as const }]
        : []),
    ...(name.trim() === "" ? [{ path: `ways.${at}.name`, key: "nameMissing" as const }] : []),
  ]);

/** The ways that customers would see if this were saved: those that are on and whole. */
export const shownWays = ({ ways }: Pick<PaymentsForm, "ways">): CartWay[] =>
  ways.flatMap(({ on, ...way }) => {
    const number = payNumberOf(way.kind, way.number);
    return on && number !== undefined && way.name.trim() !== "" ? [{ ...way, number }] : [];
  });
