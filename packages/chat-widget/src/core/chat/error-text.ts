import { isRecord, own } from "../record.ts";

const filled = (value: unknown): string | undefined => (typeof value === "string" && value.trim() ? value : undefined);

/** What a refused message says of itself: `detail`, the first detail's `msg`, else `message`. Undefined where it says nothing. */
export function errorText(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const detail = own(body, "detail");
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined;
  return filled(detail) ?? (isRecord(first) ? filled(own(first, "msg")) : undefined) ?? filled(own(body, "message"));
}
