import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { type FieldError, fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { retryAfterSeconds } from "@mauzo/api-client/retry-after";
import type { ErrorCode } from "@mauzo/contract/errors";

export type Mode = "log-in" | "sign-up";
export type FieldName = "name" | "email" | "password" | "code";
type FieldProblem =
  | "codeMissing"
  | "codeWrong"
  | "emailWrong"
  | "nameAddress"
  | "nameMissing"
  | "passwordCommon"
  | "passwordMissing"
  | "passwordShort"
  | "tooLong";
export type Problems = Partial<Record<FieldName, FieldProblem>>;

/** Why a form was refused, where we have a message of our own for it. */
type Refused =
  | "emailTaken"
  | "linkEnded"
  | "logInAgain"
  | "notAccepted"
  | "tooOften"
  | "unreachable"
  | "wentWrong"
  | "wrongPair";
export type Outcome =
  | "done"
  /** The flow goes on with a link in a mail. */
  | { mailed: true }
  /** The password was right; the code of the second factor is asked for next. */
  | { secondFactor: true }
  | { problems: Problems }
  /** `minutes` is how long to wait. */
  | { refused: Refused; minutes?: number }
  /** Refused with the server's own message. */
  | { words: string };

type Schema<Body> = {
  safeParse: (
    typed: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
};
/** `message`: the code of what a check of the contract refuses. */
type Issue = { code: string; message?: string; path: readonly PropertyKey[] };
type Typed = Partial<Record<FieldName, string>> & Record<string, unknown>;

/** What was typed as the contract expects it, or the problems by field. */
export function readTyped<Body>(schema: Schema<Body>, typed: Typed): { body?: Body; problems: Problems } {
  const read = schema.safeParse(typed);
  return read.success ? { body: read.data, problems: {} } : { problems: problemsOf(read.error.issues, typed) };
}

function problemsOf(issues: readonly Issue[], typed: Typed): Problems {
  const problems: Problems = {};
  for (const { code, message, path } of issues.toReversed()) {
    const tooLong = code === "too_big";
    if (path[0] === "name")
      problems.name = tooLong
        ? "tooLong"
        : message === ("name_with_link" satisfies ErrorCode)
          ? "nameAddress"
          : "nameMissing";
    if (path[0] === "email") problems.email = "emailWrong";
    if (path[0] === "code") problems.code = typed.code === undefined ? "codeWrong" : "codeMissing";
    if (path[0] === "password") {
      const tooShort = typed.password === "" ? "passwordMissing" : "passwordShort";
      problems.password = tooLong
        ? "tooLong"
        : message === ("password_common" satisfies ErrorCode)
          ? "passwordCommon"
          : tooShort;
    }
  }
  return problems;
}

/** Maps the server's field errors to the form's messages; leaves out those the form has no message for. */
export const serverProblems = (errors: readonly FieldError[]): Problems =>
  problemsOf(
    errors
      .filter(({ type, code }) => type !== "value_error" || code === "password_common" || code === "code_wrong")
      .map(({ path, type, code }) => ({ path, code: type, message: code })),
    {},
  );

const refusedAs: Partial<Record<ErrorCode, Refused>> = {
  credentials_wrong: "wrongPair",
  email_taken: "emailTaken",
  email_taken_meanwhile: "emailTaken",
  invited_email_has_account: "emailTaken",
  log_in_again: "logInAgain",
  link_ended: "linkEnded",
  invite_ended: "linkEnded",
};

/** Why the server refused, by its code; undefined when the server's own message has to be shown. */
export function refusal(error: unknown): Exclude<Outcome, "done"> | undefined {
  const [status, code] = [errorStatus(error), errorCode(error)];
  if (status === undefined) return { refused: "unreachable" };
  if (code === "too_many_tries")
    return { refused: "tooOften", minutes: Math.ceil((retryAfterSeconds(error) ?? 60) / 60) };
  if (status >= 500 && code !== "busy") return { refused: "wentWrong" };
  const refused = code && refusedAs[code];
  if (refused) return { refused };
  const fields = fieldErrors(error);
  const problems = serverProblems(fields);
  if (Object.keys(problems).length > 0) return { problems };
  return fields.length > 0 ? { refused: "notAccepted" } : undefined;
}
