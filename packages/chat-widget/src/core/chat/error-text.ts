import { field } from "../field.ts";
import { listOf } from "../list-of.ts";

const filled = (value: unknown): string | undefined => (typeof value === "string" && value.trim() ? value : undefined);

/** What a refused message says of itself: `detail`, the first detail's `msg`, else `message`. Undefined where it says nothing. */
export function errorText(body: unknown): string | undefined {
  const detail = field(body, "detail");
  return filled(detail) ?? filled(field(listOf(detail)[0], "msg")) ?? filled(field(body, "message"));
}
