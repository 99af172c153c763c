import { asArray } from "../as-array.ts";
import { readField } from "../read-field.ts";

const filled = (value: unknown): string | undefined => (typeof value === "string" && value.trim() ? value : undefined);

/**
 * The error text of a refused message: `detail`, the first detail's `msg`, else `message`. Undefined where there is
 * none.
 */
export function errorText(body: unknown): string | undefined {
  const detail = readField(body, "detail");
  return filled(detail) ?? filled(readField(asArray(detail)[0], "msg")) ?? filled(readField(body, "message"));
}
