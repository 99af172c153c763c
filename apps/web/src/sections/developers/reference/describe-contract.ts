import type { Access, Endpoint } from "@mauzo/contract/endpoint";
import { errorCodesOf } from "@mauzo/contract/error-codes-of";
import type { ErrorCode } from "@mauzo/contract/errors";
import * as z from "zod/mini";
import type { Area } from "./read-contract.ts";
import {
  type JsonSchema,
  type LimitWords,
  limitText,
  ownSchemaText,
  referenceMark,
  schemaText,
} from "./schema-text.ts";

type Field = { name: string; place: "path" | "query"; type: string; required: boolean; limits: string };
export type DescribedEndpoint = {
  /** Its anchor: `get-products-id`. */
  anchor: string;
  method: Endpoint["method"];
  path: string;
  summary: string;
  access: Access;
  /** Only Mauzo's own pages may call it. */
  ownOriginOnly: boolean;
  stepUp: boolean;
  takesKey: boolean;
  takesFile: boolean;
  fields: Field[];
  body: string | undefined;
  status: number;
  reply: string;
  errors: ErrorCode[];
};
export type DescribedArea = { name: string; endpoints: DescribedEndpoint[] };
export type Shape = { name: string; text: string };

type Names = Map<unknown, string>;
type Side = "input" | "output";

/** As plain data: the generator's own type covers more kinds of schema than the contract has. */
function jsonOf(schema: z.ZodMiniType, io: Side, names: Names = new Map()): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const name = names.get(zodSchema);
      if (name) jsonSchema.title = name;
    },
  });
  return JSON.parse(JSON.stringify(json));
}

/** Named objects and long enums of the contract; an id or an e-mail is clearer written out. */
function namesOf(areas: Area[]): Names {
  const names: Names = new Map();
  for (const { schemas } of areas)
    for (const [name, schema] of schemas) {
      const { type, enum: values = [], anyOf = [] } = jsonOf(schema, "output");
      if (type === "object" || values.length > 3 || anyOf.length > 2) names.set(schema, name);
    }
  return names;
}

function fieldsOf(schema: z.ZodMiniType | undefined, place: Field["place"], names: Names, words: LimitWords): Field[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonOf(schema, "input", names);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    place,
    type: schemaText(value, 0),
    required: place === "path" || required.includes(name),
    limits: limitText(value, words),
  }));
}

/** What any call may answer with, and no entry repeats. */
const general: readonly ErrorCode[] = [
  "busy",
  "server_error",
  "idempotency_key_guessable",
  "idempotency_key_invalid",
  "idempotency_key_reused",
  "body_not_json",
  "body_too_late",
  "body_too_large",
  "body_type_unknown",
];

/** The codes this endpoint may refuse with, beyond those of any call. */
const errorsOf = (endpoint: Endpoint): ErrorCode[] => errorCodesOf(endpoint).filter((code) => !general.includes(code));

const anchorOf = ({ method, path }: Endpoint) =>
  `${method}${path.replaceAll(/[^a-z0-9]+/gi, "-")}`.toLowerCase().replace(/-$/, "");

function describe(endpoint: Endpoint, names: Names, words: LimitWords): DescribedEndpoint {
  const { method, access, params, query, body, reply } = endpoint;
  return {
    anchor: anchorOf(endpoint),
    method,
    path: endpoint.path.replaceAll(/:(\w+)/g, "{$1}"),
    summary: endpoint.summary,
    access,
    ownOriginOnly: endpoint.ownOriginOnly ?? false,
    stepUp: endpoint.stepUp ?? false,
    takesKey: method === "POST" && access !== "public" && access !== "signedIn",
    takesFile: endpoint.takesFile ?? false,
    fields: [...fieldsOf(params, "path", names, words), ...fieldsOf(query, "query", names, words)],
    body: body && ownShape(body, names, words),
    status: endpoint.status ?? (method === "POST" ? 201 : 200),
    reply: schemaText(jsonOf(reply, "output", names), 0),
    errors: errorsOf(endpoint),
  };
}

/** The contract as the reference shows it. Named shapes are described once, apart from the endpoints. */
export function describeContract(areas: Area[], words: LimitWords): { areas: DescribedArea[]; shapes: Shape[] } {
  const names = namesOf(areas);
  const described = areas
    .filter(({ endpoints }) => endpoints.length > 0)
    .map(({ name, endpoints }) => ({ name, endpoints: endpoints.map((one) => describe(one, names, words)) }));
  const mentioned = new Set<string>();
  const texts = new Map<string, string>();
  const mention = (text: string) => {
    for (const [, name = ""] of text.matchAll(namedIn)) mentioned.add(name);
  };
  for (const { endpoints } of described)
    for (const { body = "", reply, fields } of endpoints)
      for (const text of [body, reply, ...fields.map(({ type }) => type)]) mention(text);
  for (const { schemas } of areas)
    for (const [name, schema] of schemas) if (names.has(schema)) texts.set(name, ownShape(schema, names, words));
  // Iterating a Set includes what is added meanwhile: shapes that shapes mention are described too.
  for (const name of mentioned) mention(texts.get(name) ?? "");
  const shapes = [...mentioned].toSorted().map((name) => ({ name, text: texts.get(name) ?? "" }));
  return { areas: described, shapes };
}

const namedIn = new RegExp(`${referenceMark}(\\w+)${referenceMark}`, "g");
const ownShape = (schema: z.ZodMiniType, names: Names, words: LimitWords) =>
  ownSchemaText(jsonOf(schema, "input", names), words);
