import { Failure } from "@mauzo/contract/shared";
import { HTTPError } from "ky";

export type FieldError = { path: (string | number)[]; type: string; text: string };

/**
 * The server's errors for single fields (`detail` as a list), each with its path inside the body; empty for other
 * failures.
 */
export function fieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof HTTPError)) return [];
  const failure = Failure.safeParse(error.data);
  if (!failure.success || typeof failure.data.detail === "string") return [];
  return failure.data.detail.map(({ loc, type, msg }) => ({
    path: loc[0] === "body" ? loc.slice(1) : loc,
    type,
    text: msg,
  }));
}
