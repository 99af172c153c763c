import type { SavedMeanwhile } from "@mauzo/contract/shared";

type FieldProblem = { type: string; loc: (string | number)[]; msg: string };
type HttpErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503;

/** An error response: a status, a reason in words, and whatever else the caller needs to go on. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus;
  readonly detail: string | FieldProblem[];
  readonly extra: Record<string, unknown>;
  /** With 429 and 503: when to retry. */
  readonly retryAfterSeconds: number;

  constructor(
    status: HttpErrorStatus,
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

export const forbidden = () => new HttpError(403, "You do not have permission to do this");
export const notFound = () => new HttpError(404, "Not found");

/** 409 when somebody else has saved since: the caller gets the present version and who saved it. */
export const savedMeanwhile = (present: SavedMeanwhile) =>
  new HttpError(409, "This was saved elsewhere meanwhile. Look at it as it is now before you save.", present);

/** Refuses one field of the input. */
export const fieldError = (loc: (string | number)[], msg: string, status: HttpErrorStatus = 422) =>
  new HttpError(status, [{ type: "value_error", loc, msg }]);
