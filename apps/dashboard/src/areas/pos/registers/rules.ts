import type { PosSettings, Register } from "@mauzo/contract/pos/registers";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** A register while it is edited: its float may be missing, or unreadable. */
export type RegisterForm = Omit<Register, "float_minor"> & { float_minor: TypedAmount | null };
export type RegistersForm = { registers: RegisterForm[] };

export const toForm = (saved?: PosSettings): RegistersForm => ({ registers: saved?.registers ?? [] });

export const toInput = ({ registers }: RegistersForm, base?: PosSettings): PosSettings => ({
  version: base?.version ?? 0,
  registers: registers.map((register) => ({
    ...register,
    name: register.name.trim(),
    float_minor: exactAmount(register.float_minor) ?? 0,
  })),
});

export const newRegister = (name: string): RegisterForm => ({
  ...{ id: newIdempotencyKey(), name, float_minor: 0, receipt_width: 80, receipt_footer: "" },
});

/** Of the shape of every form: null where an amount may be missing. */
export const pattern: RegistersForm = {
  registers: [{ id: "", name: "", float_minor: null, receipt_width: 80, receipt_footer: "" }],
};

/** What is missing or unreadable, at its field. */
export const problemsOf = ({ registers }: RegistersForm) =>
  registers.flatMap(({ name, float_minor }, at) => [
    ...(name.trim() === "" ? [{ path: `registers.${at}.name`, key: "nameMissing" as const }] : []),
    ...(isUnreadable(float_minor) ? [{ path: `registers.${at}.float_minor`, key: "amountWrong" as const }] : []),
  ]);
