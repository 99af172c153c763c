/** The parts of JSON Schema that the contract's schemas use. */
export type JsonSchema = {
  title?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Texts for limits, with placeholders. */
export type LimitWords = { length: string; most: string; range: string; items: string; default: string };

const formats: Record<string, string> = { uuid: "uuid", "date-time": "moment", email: "email" };
const pad = (depth: number) => "  ".repeat(depth);
const safe = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
const group = (limit: number) => limit.toLocaleString("en");
const fill = (text: string, min: number, max: number) => text.replace("{min}", group(min)).replace("{max}", group(max));

/** The limits of a value beyond its type, in words; empty where there are none. */
export function limitText(schema: JsonSchema, words: LimitWords): string {
  const parts: string[] = [];
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems } = schema;
  if (maxLength !== undefined) parts.push(fill(minLength > 0 ? words.length : words.most, minLength, maxLength));
  const [least, most] = [safe(minimum), safe(maximum)];
  if (least !== undefined && most !== undefined) parts.push(fill(words.range, least, most));
  if (maxItems !== undefined) parts.push(fill(words.items, minItems, maxItems));
  if (schema.default !== undefined && JSON.stringify(schema.default) !== "[]")
    parts.push(words.default.replace("{value}", JSON.stringify(schema.default)));
  return parts.join(", ");
}

function valueText(schema: JsonSchema, depth: number, words: LimitWords | undefined): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => schemaText(one, depth, words)))].join(" | ");
  if (schema.type === "array" && schema.items) {
    const item = schemaText(schema.items, depth, words);
    return /[ |]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === "object") return objectText(schema, depth, words);
  const types = [schema.type ?? "any"].flat();
  return types.map((type) => (type === "string" ? (formats[schema.format ?? ""] ?? type) : type)).join(" | ");
}

function objectText({ properties = {}, required = [] }: JsonSchema, depth: number, words: LimitWords | undefined) {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const limits = words && !schema.title ? limitText(schema, words) : "";
    const field = `${pad(depth + 1)}${name}${required.includes(name) ? "" : "?"}: ${schemaText(schema, depth + 1, words)}`;
    return limits ? `${field}  // ${limits}` : field;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${pad(depth)}}`;
}

/** Surrounds the name of a shape that is described elsewhere, until it becomes a link. */
export const referenceMark = "\u0001";

/** A schema in TypeScript notation; of a named shape only the name. */
export function schemaText(schema: JsonSchema, depth: number, words?: LimitWords): string {
  if (schema.title) return `${referenceMark}${schema.title}${referenceMark}`;
  return valueText(schema, depth, words);
}

/** The shape itself, even if it has a name. */
export const ownSchemaText = (schema: JsonSchema, words?: LimitWords): string => valueText(schema, 0, words);
