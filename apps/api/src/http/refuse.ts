import { type ErrorCode, type ErrorStatus, type ErrorValues, errors, type Reason } from "@mauzo/contract/errors";
import type { Language, SavedMeanwhile } from "@mauzo/contract/shared";
import { hideNumbers } from "./phones/hide-numbers.ts";

type Loc = (string | number)[];
/** What is wrong with one part of the input: our reason, or the words of a schema. */
type InputProblem = { type: string; loc: Loc } & ({ reason: Reason } | { msg: string });

type Options = {
  /** The part of the input that is refused. */
  loc?: Loc;
  /** The same for several parts. */
  problems?: InputProblem[];
  /** What else the caller needs to go on, beside `detail` and `code`. */
  extra?: Record<string, unknown>;
  /** The reader's language, where it is not that of the request. */
  language?: Language;
  /** With 429 and 503: when to retry. */
  retryAfterSeconds?: number;
};

const read = (reason: Reason): { code: ErrorCode; values?: ErrorValues } =>
  typeof reason === "string" ? { code: reason } : reason;

/** The sentence of a reason. */
export function reasonText(reason: Reason, language: Language): string {
  const { code, values = {} } = read(reason);
  return errors[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** A request that is refused. Thrown, it becomes the response. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly retryAfterSeconds: number;
  /** Whether whoever is refused sees no telephone numbers. */
  hidesNumbers = false;
  private readonly options: Options;

  constructor(reason: Reason, options: Options) {
    super(reasonText(reason, "en"));
    this.reason = reason;
    this.code = read(reason).code;
    this.status = errors[this.code].status;
    this.retryAfterSeconds = options.retryAfterSeconds ?? 2;
    this.options = options;
  }

  /** The body of the response. @param accepted the language of the request. */
  body(accepted: Language) {
    const { loc, extra, language = accepted } = this.options;
    const problems = loc ? [{ type: "value_error", loc, reason: this.reason }] : this.options.problems;
    const detail = problems?.map((problem) =>
      "msg" in problem
        ? problem
        : {
            ...{ type: problem.type, loc: problem.loc, msg: reasonText(problem.reason, language) },
            ...read(problem.reason),
          },
    );
    const body = { detail: detail ?? reasonText(this.reason, language), ...read(this.reason), ...extra };
    return this.hidesNumbers ? hideNumbers(body) : body;
  }
}

/** Refuses a request: `throw refuse("order_changed", { extra: { version } })`. */
export const refuse = (reason: Reason, options: Options = {}) => new Refusal(reason, options);

export const forbidden = () => refuse("forbidden");
export const notFound = () => refuse("not_found");

/** 409 when somebody else has saved since: the caller gets the present version and who saved it. */
export const savedMeanwhile = (present: SavedMeanwhile) => refuse("version_conflict", { extra: present });
