import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { optionalText, PriceMinor, requiredText, ShortId, Version } from "../shared.ts";

/** How wide the paper of receipts is, in millimetres. */
const receiptWidths = [58, 80] as const;
const ReceiptWidth = z.literal(receiptWidths);

/** A place where the shop sells over the counter, with one drawer. */
export const Register = z.strictObject({
  id: ShortId,
  name: requiredText(40),
  /** What is in the drawer when a shift begins, unless another amount is counted. */
  float_minor: PriceMinor,
  receipt_width: ReceiptWidth,
  /** What its receipts end with, such as how goods are returned. */
  receipt_footer: optionalText(200),
});
export type Register = z.infer<typeof Register>;

export const maxRegisters = 10;
export const PosSettings = z.strictObject({
  /** In the order set by the shop; empty: it does not sell over the counter. */
  registers: z.array(Register).check(
    z.maxLength(maxRegisters),
    z.refine((registers) => new Set(registers.map(({ id }) => id)).size === registers.length, {
      message: "pos_register_twice" satisfies PlainCode,
    }),
  ),
  /** 0 until the first save. */
  version: Version,
});
export type PosSettings = z.infer<typeof PosSettings>;

export const posSettings = {
  get: endpoint({
    method: "GET",
    path: "/pos/settings",
    access: { resource: "orders", action: "create" },
    summary: "The shop's registers",
    reply: PosSettings,
  }),
  /** 409 when they have been saved since, and for a register that is removed while a shift is open at it. */
  save: endpoint({
    method: "PUT",
    path: "/pos/settings",
    access: "admin",
    summary: "Set the shop's registers",
    body: PosSettings,
    reply: PosSettings,
    errors: ["version_conflict", "pos_register_open"],
  }),
};
