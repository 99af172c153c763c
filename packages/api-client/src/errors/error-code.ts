import { errorData } from "./error-data.ts";

/** The `code` of a failed call, for endpoints that tell failures with the same status apart. */
export function errorCode(error: unknown): string | undefined {
  const body = errorData(error);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : undefined;
}
