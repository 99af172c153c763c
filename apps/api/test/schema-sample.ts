import * as z from "zod/mini";

/** The part of JSON Schema that zod writes for our endpoints' input. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const Loose: z.ZodMiniType<Schema> = z.looseObject({});

/** The JSON schema of one part of an endpoint's input. */
export const schemaOf = (schema: z.ZodMiniType): Schema =>
  z.parse(Loose, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

export type ValuePath = (string | number)[];
/**
 * Left out of a sample. A `Fill` returns the value for a place that a schema alone cannot know: an id, a secret.
 * Undefined: the schema is enough.
 */
export const omitted = Symbol("left out");
export type Fill = (place: ValuePath, schema: Schema) => unknown;

const text = (schema: Schema) => "Duka la majaribio".slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, "a");

const formatted: Record<string, string> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  email: "asha@elsewhere.example",
  "date-time": "2026-01-31T21:30:00.000Z",
};

/** A value that the schema accepts, with every optional part. */
export function sampleOf(schema: Schema, fill: Fill = () => undefined, place: ValuePath = []): unknown {
  const given = fill(place, schema);
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, fill, place);
  if (schema.format && formatted[schema.format]) return formatted[schema.format];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([name, part]) => {
        const value = sampleOf(part, fill, [...place, name]);
        return value === omitted ? [] : [[name, value]];
      }),
    );
  if (schema.type === "array")
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, (_, index) =>
      sampleOf(schema.items ?? {}, fill, [...place, index]),
    );
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return true;
  if (schema.type === "null") return null;
  return text(schema);
}

/** Every place of a value that holds a string, a number, a boolean or null. */
export function leavesOf(value: unknown, place: ValuePath = []): { place: ValuePath; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ place, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The same value with something else at one place. */
export function replaceAt(value: unknown, [key, ...rest]: ValuePath, item: unknown): unknown {
  if (key === undefined) return item;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? replaceAt(each, rest, item) : each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? replaceAt(each, rest, item) : each]),
  );
}
