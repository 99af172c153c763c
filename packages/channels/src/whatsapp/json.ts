/** Whether a value of unknown origin is an object with keys: no array, not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value under keys, one in the other; undefined where one is missing. Never reads what an object inherits. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  let inner = value;
  for (const key of keys) {
    if (!isObject(inner) || !Object.hasOwn(inner, key)) return undefined;
    inner = inner[key];
  }
  return inner;
}

export const listAt = (value: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
};

export const numberAt = (value: unknown, ...keys: readonly string[]): number | undefined => {
  const found = at(value, ...keys);
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
};

/** An id or another short text as it came, numbers too; undefined if it is empty or longer than an id ever is. */
export const idAt = (value: unknown, ...keys: readonly string[]): string | undefined => {
  const found = at(value, ...keys);
  const text = typeof found === "number" ? String(found) : found;
  return typeof text === "string" && text !== "" && text.length <= 512 ? storable(text) || undefined : undefined;
};

/** As a database can hold it: without NUL and lone surrogates. */
export const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The beginning of a text, at most `max` UTF-16 units, cut between characters as people see them. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = 0;
  for (const { segment, index } of graphemes.segment(text.slice(0, max + 40))) {
    if (index + segment.length > max) break;
    kept = index + segment.length;
  }
  return text.slice(0, kept || max).toWellFormed();
}

/** A text of several lines as somebody wrote it, without what cannot be seen or stored; "" if there is none. */
export const textAt = (max: number, value: unknown, ...keys: readonly string[]): string => {
  const found = at(value, ...keys);
  if (typeof found !== "string") return "";
  return cut(found.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, ""), max).trim();
};

/** A name in one line, which does not change the direction of the text around it; "" if there is none. */
export const nameAt = (max: number, value: unknown, ...keys: readonly string[]): string => {
  const found = at(value, ...keys);
  if (typeof found !== "string") return "";
  const line = found.toWellFormed().replace(controls, " ").replace(turns, "").replace(/\s+/g, " ").trim();
  return cut(line, max).trim();
};

/** A moment of the provider, seconds since 1970 as text or number; null if it is none. */
export function momentOf(seconds: unknown): string | null {
  const value = typeof seconds === "string" && /^\d{1,12}$/.test(seconds) ? Number(seconds) : seconds;
  // Later than the year 9999 is no moment that a database or a reader understands.
  if (typeof value !== "number" || !Number.isFinite(value) || value <= 0 || value > 253_402_300_799) return null;
  return new Date(Math.floor(value) * 1000).toISOString();
}

/** How much of one event is kept, in UTF-16 units: a row of it stays below 64 kB. */
const mostKept = 20_000;
const deepest = 24;

/**
 * A copy that can be stored: without what a database refuses, no deeper and no larger than any message of the provider
 * is. What goes beyond is left out, and `cut` says so.
 */
export function keep(value: unknown): Record<string, unknown> {
  let left = mostKept;
  let isCut = false;
  const text = (from: string) => {
    const part = storable(from).slice(0, Math.max(0, left)).toWellFormed();
    left -= part.length + 2;
    isCut ||= part.length < from.length;
    return part;
  };
  const copy = (from: unknown, depth: number): unknown => {
    left -= 2;
    if (typeof from === "string") return text(from);
    if (typeof from !== "object" || from === null) return from;
    if (depth > deepest || left <= 0) {
      isCut = true;
      return null;
    }
    if (Array.isArray(from)) {
      const items: unknown[] = [];
      for (const item of from) {
        if (left <= 0) break;
        items.push(copy(item, depth + 1));
      }
      isCut ||= items.length < from.length;
      return items;
    }
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(from)) {
      if (left <= 0) {
        isCut = true;
        break;
      }
      entries.push([text(key), copy(item, depth + 1)]);
    }
    return Object.fromEntries(entries);
  };
  const kept = copy(value, 0);
  const body = isObject(kept) ? kept : { value: kept };
  return isCut ? { ...body, cut: true } : body;
}

/** A value as JSON with sorted keys: the same for the same content. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}

/**
 * A name for something that came without an id: the same for the same content, so that a repeated delivery is known
 * as one. No secret and no guard: 53 bits (cyrb53).
 */
export function contentId(kept: Record<string, unknown>): string {
  const text = canonical(kept);
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return `content:${(4294967296 * (2097151 & second) + (first >>> 0)).toString(36)}`;
}
