import { createHmac, timingSafeEqual } from "node:crypto";

/** values: of 2025, the values in the order of their keys. json: of 2026, compact JSON with all keys in order. */
export type Checksum = { kind: "values" | "json"; key: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

const isSigned = (key: string) => key !== "checksum" && key !== "checksumMethod";

/** The checksum of what is sent, without its own fields. */
export function checksumOf(payload: Record<string, unknown>, { kind, key }: Checksum): string {
  const signed = Object.fromEntries(Object.entries(payload).filter(([name]) => isSigned(name)));
  const names = Object.keys(signed).toSorted();
  const text = kind === "values" ? names.map((name) => String(signed[name])).join("") : JSON.stringify(inOrder(signed));
  return createHmac("sha256", key).update(text).digest("hex");
}

export function isChecksumOf(given: string, payload: Record<string, unknown>, checksum: Checksum): boolean {
  const [own, theirs] = [Buffer.from(checksumOf(payload, checksum)), Buffer.from(given)];
  return own.length === theirs.length && timingSafeEqual(own, theirs);
}
