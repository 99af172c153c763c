import { type FieldError, fieldErrors } from "@mauzo/api-client/field-errors";
import { retryAfterSeconds } from "@mauzo/api-client/retry-after";
import { statusOf } from "@mauzo/api-client/status-of";

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

/** Why a form was refused, where there is a text of ours for it. */
type Refused = "emailTaken" | "linkEnded" | "notAccepted" | "tooOften" | "unreachable" | "wentWrong" | "wrongPair";
export type Outcome =
  | "done"
  /** The way goes on by a link in a mail. */
  | { mailed: true }
  | { problems: Problems }
  /** `minutes` is how long to wait. */
  | { refused: Refused; minutes?: number }
  /** Refused in the server's own words. */
  | { words: string };

type Schema<Body> = {
  safeParse: (
    typed: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
};
type Issue = { code: string; path: readonly PropertyKey[] };
type Typed = Partial<Record<FieldName, string>> & Record<string, unknown>;

/** What was typed as the contract wants it, or what is wrong with it, field by field. */
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

/** The server's word on single fields, in the form's words; what the form has no words for is left out. */
export const serverProblems = (errors: readonly FieldError[]): Problems =>
  problemsOf(
    errors
      .filter(({ path, type }) => type !== "value_error" || path[0] === "password")
      .map(({ path, type }) => ({ path, code: type })),
    {},
  );

/** Why the server said no, where the answer's status tells; undefined when its own words must do. */
export function refusal(about: Mode | "join" | "link", error: unknown): Exclude<Outcome, "done"> | undefined {
  const status = statusOf(error);
  if (status === undefined) return { refused: "unreachable" };
  if (status === 429) return { refused: "tooOften", minutes: Math.ceil((retryAfterSeconds(error) ?? 60) / 60) };
  if (status >= 500 && status !== 503) return { refused: "wentWrong" };
  const fields = fieldErrors(error);
  // A wrong pair is 422 without a field: 401 would mean that a session ended.
  if (about === "log-in" && status === 422 && fields.length === 0) return { refused: "wrongPair" };
  if (about === "sign-up" && fields.some(({ path, type }) => path[0] === "email" && type === "value_error"))
    return { refused: "emailTaken" };
  if (about === "join" && status === 409) return { refused: "emailTaken" };
  if ((about === "link" || about === "join") && status === 404) return { refused: "linkEnded" };
  const problems = serverProblems(fields);
  if (Object.keys(problems).length > 0) return { problems };
  return fields.length > 0 ? { refused: "notAccepted" } : undefined;
}
