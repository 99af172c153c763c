import type { DeliveryMethod, DeliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** A delivery method while it is edited: an amount may be missing, or unreadable. */
export type MethodForm = Omit<DeliveryMethod, "fee_minor" | "free_from_minor"> & {
  fee_minor: TypedAmount | null;
  free_from_minor: TypedAmount | null;
};
export type DeliveryForm = { methods: MethodForm[] };

export const toForm = (saved?: DeliveryMethods): DeliveryForm => ({ methods: saved?.methods ?? [] });

export const toInput = ({ methods }: DeliveryForm, base?: DeliveryMethods): DeliveryMethods => ({
  version: base?.version ?? 0,
  methods: methods.map((method) => ({
    ...method,
    name: method.name.trim(),
    fee_minor: exactAmount(method.fee_minor) ?? 0,
    free_from_minor: exactAmount(method.free_from_minor) ?? null,
  })),
});

export const newPickup = (name: string): MethodForm => ({
  ...{ id: newIdempotencyKey(), name, fee_minor: 0, free_from_minor: null, asks_place: false },
});
export const newDelivery = (name: string): MethodForm => ({
  ...{ id: newIdempotencyKey(), name, fee_minor: null, free_from_minor: null, asks_place: true },
});

/** Of the shape of every form: null where an amount may be missing. */
export const pattern: DeliveryForm = {
  methods: [{ id: "", name: "", fee_minor: null, free_from_minor: null, asks_place: true }],
};

/** What is missing or unreadable, at its field. */
export const problemsOf = ({ methods }: DeliveryForm) =>
  methods.flatMap(({ name, fee_minor, free_from_minor }, at) => [
    ...(name.trim() === "" ? [{ path: `methods.${at}.name`, key: "nameMissing" as const }] : []),
    ...(fee_minor === null ? [{ path: `methods.${at}.fee_minor`, key: "feeMissing" as const }] : []),
    ...(isUnreadable(fee_minor) ? [{ path: `methods.${at}.fee_minor`, key: "amountWrong" as const }] : []),
    ...(isUnreadable(free_from_minor) ? [{ path: `methods.${at}.free_from_minor`, key: "amountWrong" as const }] : []),
  ]);
