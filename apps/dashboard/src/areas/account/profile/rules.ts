import type { FieldError } from "@mauzo/api-client/errors/field-errors";
import { Email, Password } from "@mauzo/contract/account/sign-in";

/** Every time zone this browser knows; empty in browsers too old to list them. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf?.("timeZone") ?? [];

/** The time zone of this device. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The current offset of a zone from UTC, such as `GMT+3`; undefined if the name is no time zone. */
export function offsetOf(zone: string, now: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    return undefined;
  }
}

/** A new e-mail as the contract expects it, or what is wrong with it. */
export function readEmail(typed: string, current: string): { email: string } | { problem: "emailWrong" | "same" } {
  const read = Email.safeParse(typed);
  if (!read.success) return { problem: "emailWrong" };
  return read.data === current ? { problem: "same" } : { email: read.data };
}

type PasswordProblem = "passwordCommon" | "passwordMissing" | "passwordShort" | "tooLong";
export type PasswordProblems = { current?: "currentWrong" | "passwordMissing"; password?: PasswordProblem };

/** What is wrong with a change of password, checked before it is sent. */
export function passwordProblems(current: string, password: string): PasswordProblems {
  const problems: PasswordProblems = {};
  if (current === "") problems.current = "passwordMissing";
  const read = Password.safeParse(password);
  if (!read.success) problems.password = read.error.issues[0]?.code === "too_big" ? "tooLong" : "passwordShort";
  if (password === "") problems.password = "passwordMissing";
  return problems;
}

/** Maps the server's errors about the two passwords to the form's messages. */
export function refusedPassword(errors: readonly FieldError[]): PasswordProblems {
  const chosen = errors.find(({ path }) => path[0] === "password");
  return {
    ...(errors.some(({ path }) => path[0] === "current_password") && { current: "currentWrong" as const }),
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
