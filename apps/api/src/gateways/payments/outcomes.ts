import type { Collect, Refund, RefusalReason, Refused, Unknown } from "./port.ts";

/** A provider's code as it may be logged and stored: nothing else of an answer is, and nothing that could be a phone. */
const codeOf = (code: string | undefined) =>
  code !== undefined && /^(?:[A-Za-z][\w-]{0,39}|\d{1,4})$/.test(code) ? code : undefined;

export const refused = (reason: RefusalReason, code?: string): Refused => ({
  result: "refused",
  reason,
  code: codeOf(code),
});
export const unknown = (why: Unknown["why"], code?: string): Unknown => ({
  result: "unknown",
  why,
  code: codeOf(code),
});

const isReference = (text: string) => /^[A-Z0-9]{4,20}$/.test(text);
const isWhole = (minor: number) => Number.isSafeInteger(minor) && minor > 0 && minor % 100 === 0;

/** What no provider takes; nothing is sent then. */
export function problemOfCollect({ reference, phone, amountMinor, currency }: Collect): Refused | undefined {
  if (!/^\+255\d{9}$/.test(phone)) return refused("unknown_number");
  return isReference(reference) && isWhole(amountMinor) && currency === "TZS" ? undefined : refused("invalid");
}

export function problemOfRefund({ reference, payment, amountMinor, currency }: Refund): Refused | undefined {
  const isRight = isReference(reference) && isWhole(amountMinor) && amountMinor <= payment.amountMinor;
  return isRight && currency === "TZS" ? undefined : refused("invalid");
}

export const shillingsOf = (amountMinor: number): number => amountMinor / 100;

/** `"1500"`, `"1500.50"` or a number; undefined: no amount that money can have. */
export function minorOf(amount: string | number): number | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(amount));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined;
}
