import type { ErrorCode } from "@mauzo/contract/errors";

/**
 * The server may be newer than this program and know more codes: a code is compared with the ones that matter, never
 * looked up.
 */
const asErrorCode = (code: string) => code as ErrorCode;

/** The `code` of an error response's body, or of one of its fields; undefined for an answer of anything in between. */
export function codeIn(body: unknown): ErrorCode | undefined {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" ? asErrorCode(code) : undefined;
}
