import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { type FieldError, fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { retryAfterSeconds } from "@mauzo/api-client/retry-after";

export type Mode = "log-in" | "sign-up";
export type FieldName = "name" | "email" | "password";
type FieldProblem =
  | "emailWrong"
  | "nameAddress"
  | "nameMissing"
  | "passwordCommon"
  | "passwordMissing"
  | "passwordShort"
  | "tooLong";
export type Problems = Partial<Record<FieldName, FieldProblem>>;

/** Why a form was refused, where we have a message of our own for it. */
type Refused = "emailTaken" | "linkEnded" | "notAccepted" | "tooOften" | "unreachable" | "wentWrong" | "wrongPair";
export type Outcome =
  | "done"
  /** The flow goes on with a link in a mail. */
  | { mailed: true }
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
type Issue = { code: string; path: readonly PropertyKey[] };
type Typed = Partial<Record<FieldName, string>> & Record<string, unknown>;

/** What was typed as the contract expects it, or the problems by field. */
export function readTyped<Body>(schema: Schema<Body>, typed: Typed): { body?: Body; problems: Problems } {
  const read = schema.safeParse(typed);
  return read.success ? { body: read.data, problems: {} } : { problems: problemsOf(read.error.issues, typed) };
}

function problemsOf(issues: readonly Issue[], typed: Typed): Problems {
  const problems: Problems = {};
  for (const { code, path } of issues.toReversed()) {
    const tooLong = code === "too_big";
    if (path[0] === "name") problems.name = tooLong ? "tooLong" : code === "custom" ? "nameAddress" : "nameMissing";
    if (path[0] === "email") problems.email = "emailWrong";
    if (path[0] === "password") {
      const tooShort = typed.password === "" ? "passwordMissing" : "passwordShort";
      problems.password = tooLong ? "tooLong" : code === "value_error" ? "passwordCommon" : tooShort;
    }
  }
  return problems;
}

/** Maps the server's field errors to the form's messages; leaves out those the form has no message for. */
export const serverProblems = (errors: readonly FieldError[]): Problems =>
  problemsOf(
    errors
      .filter(({ path, type }) => type !== "value_error" || path[0] === "password")
      .map(({ path, type }) => ({ path, code: type })),
    {},
  );

/**
 * Why the server refused, derived from the response's status; undefined when the server's own message has to be shown.
 */
export function refusal(about: Mode | "join" | "link", error: unknown): Exclude<Outcome, "done"> | undefined {
  const status = errorStatus(error);
  if (status === undefined) return { refused: "unreachable" };
  if (status === 429) return { refused: "tooOften", minutes: Math.ceil((retryAfterSeconds(error) ?? 60) / 60) };
  if (status >= 500 && status !== 503) return { refused: "wentWrong" };
  const fields = fieldErrors(error);
  // A wrong e-mail or password is 422 without a field: 401 would mean that a session has ended.
  if (about === "log-in" && status === 422 && fields.length === 0) return { refused: "wrongPair" };
  if (about === "sign-up" && fields.some(({ path, type }) => path[0] === "email" && type === "value_error"))
    return { refused: "emailTaken" };
  if (about === "join" && status === 409) return { refused: "emailTaken" };
  if ((about === "link" || about === "join") && status === 404) return { refused: "linkEnded" };
  const problems = serverProblems(fields);
  if (Object.keys(problems).length > 0) return { problems };
  return fields.length > 0 ? { refused: "notAccepted" } : undefined;
}
