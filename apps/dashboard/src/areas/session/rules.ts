import { type FieldError, fieldErrors } from "@mauzo/api-client/field-errors";
import { statusOf } from "@mauzo/api-client/status-of";
import { LogIn, SignUp } from "@mauzo/contract/session";

export type Mode = "log-in" | "sign-up";
type FieldName = "name" | "email" | "password";
type FieldProblem = "emailWrong" | "nameMissing" | "passwordMissing" | "passwordShort" | "tooLong";

export type Problems = Partial<Record<FieldName, FieldProblem>>;
export type Entry = { mode: "log-in"; body: LogIn } | { mode: "sign-up"; body: SignUp };

/** What was typed as the contract wants it, or what is wrong with it, field by field. */
export function readForm(mode: Mode, form: FormData): { entry?: Entry; problems: Problems } {
  const text = (name: FieldName) => String(form.get(name) ?? "");
  const typed = { email: text("email"), password: text("password") };
  if (mode === "sign-up") {
    const read = SignUp.safeParse({ ...typed, name: text("name") });
    return read.success
      ? { entry: { mode, body: read.data }, problems: {} }
      : { problems: problemsOf(mode, read.error) };
  }
  const read = LogIn.safeParse(typed);
  return read.success ? { entry: { mode, body: read.data }, problems: {} } : { problems: problemsOf(mode, read.error) };
}

function problemsOf(mode: Mode, { issues }: { issues: readonly { code: string; path: readonly PropertyKey[] }[] }) {
  const problems: Problems = {};
  for (const issue of issues.toReversed()) {
    const tooLong = issue.code === "too_big";
    if (issue.path[0] === "name") problems.name = tooLong ? "tooLong" : "nameMissing";
    if (issue.path[0] === "email") problems.email = "emailWrong";
    if (issue.path[0] === "password") {
      problems.password = tooLong ? "tooLong" : mode === "sign-up" ? "passwordShort" : "passwordMissing";
    }
  }
  return problems;
}

/** The server's word on single fields, in the form's words; what the form has no words for is left out. */
export const serverProblems = (mode: Mode, errors: readonly FieldError[]): Problems =>
  problemsOf(mode, {
    issues: errors.filter(({ type }) => type !== "value_error").map(({ path, type }) => ({ path, code: type })),
  });

/** Why the server said no, where the answer's status tells; undefined when its own words must do. */
export function refusal(
  mode: Mode,
  error: unknown,
): "emailTaken" | "notAccepted" | "tooOften" | "unreachable" | "wrongPair" | undefined {
  const status = statusOf(error);
  if (status === undefined) return "unreachable";
  const fields = fieldErrors(error);
  // A wrong pair is 422 without a field: 401 would mean that a session ended.
  if (mode === "log-in" && status === 422 && fields.length === 0) return "wrongPair";
  if (mode === "sign-up" && fields.some(({ path, type }) => path[0] === "email" && type === "value_error"))
    return "emailTaken";
  if (status === 429) return "tooOften";
  return fields.length > 0 ? "notAccepted" : undefined;
}
