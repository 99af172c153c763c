import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, Moment, optionalText, PageQuery, page, requiredText, ShortId, Version } from "../shared.ts";
import { PaymentNetwork, WayKind } from "./payment-networks.ts";
import { StandingCharges } from "./standing-charges.ts";

/** The kinds of number that a network has. */
export const kindsOf = (network: PaymentNetwork): readonly WayKind[] =>
  network === "bank" ? ["account"] : ["till", "number", "paybill"];

/** A number as it is typed into a phone: a till in digits, a telephone number from its 0 on. */
const shapes: Record<WayKind, RegExp> = {
  till: /^\d{4,10}$/,
  number: /^0[67]\d{8}$/,
  paybill: /^\d{4,10}$/,
  account: /^[A-Z0-9]{6,24}$/,
};

/** The number of a way without what people write between its digits; undefined where it is none of this kind. */
export function payNumberOf(kind: WayKind, typed: string): string | undefined {
  const plain = typed
    .normalize("NFKC")
    .replaceAll(/[\s.\-–()]/g, "")
    .toUpperCase();
  const number = kind === "number" ? plain.replace(/^(?:\+|00)?255(?=[67])/, "0") : plain;
  return shapes[kind].test(number) ? number : undefined;
}

/** A way in which customers pay the shop itself: the money never passes Mauzo. */
export const WayToPay = z
  .strictObject({
    id: ShortId,
    network: PaymentNetwork,
    kind: WayKind,
    number: requiredText(40),
    /** Whom the phone names before the money leaves: customers compare it. */
    name: requiredText(60),
    note: optionalText(120),
    /** Whether customers see it. */
    on: z.boolean(),
  })
  .check(
    z.refine(({ network, kind }) => kindsOf(network).includes(kind), {
      path: ["kind"],
      message: "way_kind_unknown" satisfies PlainCode,
    }),
    z.refine(({ kind, number }) => payNumberOf(kind, number) !== undefined, {
      path: ["number"],
      message: "pay_number_invalid" satisfies PlainCode,
    }),
  );
export type WayToPay = z.infer<typeof WayToPay>;

export const maxWays = 10;
/** How the shop is paid. Customers see the ways in this order. */
export const PaymentSettings = z.strictObject({
  ways: z.array(WayToPay).check(
    z.maxLength(maxWays),
    z.refine((ways) => new Set(ways.map(({ id }) => id)).size === ways.length, {
      message: "way_to_pay_twice" satisfies PlainCode,
    }),
  ),
  /** Whether the shop takes cash. */
  cash: z.boolean(),
  /** Whether phones may be asked to pay; where nobody can ask them, none is. */
  push: z.boolean(),
  /** What is added to every order; a customer with an open cart sees it before ordering. */
  charges: StandingCharges,
  /** 0 until the first save. */
  version: Version,
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;
/** The same as one document: its version is kept beside it. */
export type PaymentDocument = Omit<PaymentSettings, "version">;

/** What was done to a way, to cash, or to payments by push. A way that is moved in the list leaves no trace. */
export const wayChangeKinds = [
  ...(["added", "changed", "removed", "on", "off"] as const),
  ...(["cash on", "cash off", "push on", "push off"] as const),
] as const;
export const WayChange = z.object({
  id: Id,
  kind: z.enum(wayChangeKinds),
  /** The way after it, and the one that was removed; null for cash and pushes. */
  way: z.nullable(WayToPay),
  /** The way before it was changed. */
  before: z.nullable(WayToPay),
  by: z.string(),
  at: Moment,
});
export type WayChange = z.infer<typeof WayChange>;

export const paymentSettings = {
  get: endpoint({
    method: "GET",
    path: "/payment-settings",
    access: "member",
    summary: "How the shop is paid",
    reply: PaymentSettings,
  }),
  /**
   * 409 when they have been saved since. What customers read of a way, or a way more, takes the password again: 403
   * with the code `step_up`. Moving ways, switching them on and off, and removing them does not.
   */
  save: endpoint({
    method: "PUT",
    path: "/payment-settings",
    access: "admin",
    summary: "Set how the shop is paid",
    body: PaymentSettings,
    reply: PaymentSettings,
    errors: ["version_conflict", "step_up"],
  }),
  changes: endpoint({
    method: "GET",
    path: "/payment-settings/changes",
    access: "admin",
    summary: "Who changed how the shop is paid, newest first",
    query: PageQuery,
    reply: page(WayChange),
  }),
};
