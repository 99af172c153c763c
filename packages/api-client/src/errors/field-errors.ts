import type { ErrorCode } from "@mauzo/contract/errors";
import { Failure } from "@mauzo/contract/shared";
import { HTTPError } from "ky";
import { codeIn } from "./code-in.ts";

/** `code`: why it was refused, and then `text` is in the reader's language; without one, `type` names the schema's rule. */
export type FieldError = { path: (string | number)[]; type: string; code?: ErrorCode; text: string };

/**
 * The server's errors for single fields (`detail` as a list), each with its path inside the body; empty for other
 * failures.
 */
export function fieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof HTTPError)) return [];
  const failure = Failure.safeParse(error.data);
  if (!failure.success || typeof failure.data.detail === "string") return [];
  return failure.data.detail.map((entry) => ({
    path: entry.loc[0] === "body" ? entry.loc.slice(1) : entry.loc,
    type: entry.type,
    code: codeIn(entry),
    text: entry.msg,
  }));
}
