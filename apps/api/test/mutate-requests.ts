import { injections, unicodeTexts } from "./hostile-strings.ts";
import { type Fill, omitted, type Schema } from "./schema-sample.ts";

/** A series of numbers below 1 that is the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });

const oddValues: unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  "",
  " ",
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: null },
  JSON.parse('{"then":1}'),
  { $ne: null },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  deep(18),
  deep(40),
  Array.from({ length: 400 }, () => 0),
  "x".repeat(3_000),
  "\u0000",
  "a\ud800",
  "\udc00",
  "2026-02-30T25:61:61Z",
  "-000001-01-01T00:00:00Z",
  "275761-01-01T00:00:00Z",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "00000000-0000-0000-0000-000000000000",
  "0x10",
  "1e9",
  "Infinity",
  ...injections,
  ...unicodeTexts,
];

/** Values right at the limits of a schema, on both sides. */
function edgesOf(schema: Schema): unknown[] {
  const { minimum, maximum, minLength, maxLength, minItems } = schema;
  const numbers = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]));
  const lengths = [minLength, maxLength].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]));
  return [
    ...numbers,
    ...lengths.filter((length) => length >= 0 && length < 10_000).map((length) => "ä".repeat(length)),
    ...(schema.enum ?? []),
    ...(minItems === undefined ? [] : [[]]),
  ];
}

/** Mutates some of the places of a sample: to a limit of their schema, to something wild, or to nothing at all. */
export function mutateSample(random: () => number): Fill {
  const pick = (from: unknown[]) => from[Math.floor(random() * from.length)];
  return (place, schema) => {
    if (place.length === 1 || random() > 0.2) return undefined;
    const kind = random();
    if (kind < 0.15) return omitted;
    const edges = edgesOf(schema);
    return kind < 0.5 && edges.length > 0 ? pick(edges) : pick(oddValues);
  };
}

/** Bodies that are not JSON, and invalid headers; mostly neither. */
export function malformedRequest(random: () => number): { text?: string; headers?: Record<string, string> } {
  const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)];
  if (random() < 0.06)
    return {
      text: pick(["", "{", "[", '{"a":', "nul", '{"a":1e999}', "\u0001", '"\\ud800"', "[[[[[[[[", "{}{}"]) ?? "",
    };
  if (random() > 0.15) return {};
  const headers: Record<string, string>[] = [
    { authorization: "Bearer %" },
    { authorization: "Bearer" },
    { authorization: "Basic Og==" },
    { authorization: `Bearer ${"é".repeat(43)}` },
    { authorization: `Bearer ${"x".repeat(6_000)}` },
    { cookie: "access-token=%; =; ;;; a=b=c; __proto__=1" },
    { cookie: "x".repeat(6_000) },
    { "accept-language": "sw;q=NaN,*;q=-1,,,;" },
    { "content-type": "application/json;charset=utf-7" },
    { "content-type": "multipart/form-data" },
    { "content-encoding": "gzip" },
    { "idempotency-key": "x".repeat(500) },
    { "idempotency-key": "'; select 1 --" },
    { "x-visitor-token": "' or 1=1" },
    { "x-forwarded-for": "::ffff:127.0.0.1, evil" },
    { origin: "null" },
    { "if-none-match": "*" },
    { range: "bytes=0-0" },
    { "last-event-id": "9".repeat(100) },
  ];
  return { headers: pick(headers) ?? {} };
}
