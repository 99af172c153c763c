import type { FieldError } from "@mauzo/api-client/field-errors";
import { Email, Password } from "@mauzo/contract/account/session";

/** Every time zone this browser knows; none where it is too old to say. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf?.("timeZone") ?? [];

/** The zone of this device. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is from Greenwich just now, such as `GMT+3`; undefined for a name that is no zone. */
export function offsetOf(zone: string, now: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    return undefined;
  }
}

/** A new e-mail as the contract wants it; what is wrong with it otherwise. */
export function readEmail(typed: string, current: string): { email: string } | { problem: "emailWrong" | "same" } {
  const read = Email.safeParse(typed);
  if (!read.success) return { problem: "emailWrong" };
  return read.data === current ? { problem: "same" } : { email: read.data };
}

type PasswordProblem = "passwordCommon" | "passwordMissing" | "passwordShort" | "tooLong";
export type PasswordProblems = { current?: "currentWrong" | "passwordMissing"; password?: PasswordProblem };

/** What is wrong with a change of password before it is sent. */
export function passwordProblems(current: string, password: string): PasswordProblems {
  const problems: PasswordProblems = {};
  if (current === "") problems.current = "passwordMissing";
  const read = Password.safeParse(password);
  if (!read.success) problems.password = read.error.issues[0]?.code === "too_big" ? "tooLong" : "passwordShort";
  if (password === "") problems.password = "passwordMissing";
  return problems;
}

/** What the server says of the two passwords, in the form's words. */
export function refusedPassword(errors: readonly FieldError[]): PasswordProblems {
  const at = (field: string) => errors.find(({ path }) => path[0] === field);
  const chosen = at("password");
  return {
    ...(at("current_password") && { current: "currentWrong" as const }),
    ...(chosen && {
      password:
        chosen.type === "too_big"
          ? ("tooLong" as const)
          : chosen.type === "too_small"
            ? ("passwordShort" as const)
            : ("passwordCommon" as const),
    }),
  };
}
