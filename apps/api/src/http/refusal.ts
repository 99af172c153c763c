type FieldProblem = { type: string; loc: (string | number)[]; msg: string };
type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503;

/** An answer that is not the one asked for: a status, why in words, and what else the caller needs to go on. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly detail: string | FieldProblem[];
  readonly extra: Record<string, unknown>;
  /** With 429 and 503: when to try again. */
  readonly retryAfterSeconds: number;

  constructor(
    status: RefusalStatus,
    detail: string | FieldProblem[],
    extra: Record<string, unknown> = {},
    retryAfterSeconds = 2,
  ) {
    super(typeof detail === "string" ? detail : detail.map((problem) => problem.msg).join("; "));
    this.status = status;
    this.detail = detail;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const denied = () => new Refusal(403, "You do not have permission to do this");
export const notFound = () => new Refusal(404, "Not found");

/** Refuses one field of the input. */
export const fieldRefusal = (loc: (string | number)[], msg: string, status: RefusalStatus = 422) =>
  new Refusal(status, [{ type: "value_error", loc, msg }]);
