import type { Access, Endpoint } from "@mauzo/contract/endpoint";
import { errorCodesOf, takesIdempotencyKey } from "@mauzo/contract/error-codes-of";
import { errors } from "@mauzo/contract/errors";
import { Failure } from "@mauzo/contract/shared";
import { takesApiKeys } from "@mauzo/contract/takes-api-keys";
import * as z from "zod/mini";
import { endpointTag } from "./docs/endpoint-tag.ts";
import { idempotencyHeader } from "./run-idempotent.ts";

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

function parametersOf(schema: z.ZodMiniType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

const accessText = (access: Access) => (typeof access === "string" ? access : `${access.resource}:${access.action}`);
const isOpen = (access: Access) => ["public", "visitor", "cart", "shopper"].includes(String(access));
const idempotencyKey = (endpoint: Endpoint) =>
  takesIdempotencyKey(endpoint)
    ? [{ name: idempotencyHeader, in: "header", required: false, schema: { type: "string", maxLength: 255 } }]
    : [];
const json = (schema: JsonSchema) => ({ "application/json": { schema } });
const replyOf = ({ reply, streams }: Endpoint) =>
  streams ? { "text/event-stream": { schema: schemaOf(reply, "output") } } : json(schemaOf(reply, "output"));

/** The refusals of an endpoint by their status, each with its codes and what they mean. */
function refusalsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorCodesOf(endpoint).toSorted(), (code) => String(errors[code].status));
  const entries = [...byStatus].map(([status, codes]) => {
    const properties = { code: { enum: codes } };
    const schema = { allOf: [{ $ref: "#/components/schemas/Failure" }, { properties }] };
    const description = codes.map((code) => `- \`${code}\`: ${errors[code].en}`).join("\n");
    return [status, { description, content: json(schema) }];
  });
  return Object.fromEntries(entries);
}

function operation(endpoint: Endpoint) {
  const status = String(endpoint.status ?? (endpoint.method === "POST" ? 201 : 200));
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z0-9]+(\w?)/gi, (_, next: string) => next.toUpperCase())}`,
    summary: endpoint.summary,
    tags: [endpointTag(endpoint.path)],
    "x-access": accessText(endpoint.access),
    "x-api-keys": takesApiKeys(endpoint),
    ...(isOpen(endpoint.access) ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...idempotencyKey(endpoint),
    ],
    ...(endpoint.takesFile && { requestBody: { required: true, content: { "application/octet-stream": {} } } }),
    ...(endpoint.takesBytes && { requestBody: { required: true, content: json({}) } }),
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body, "input")) } }),
    responses: {
      [status]: { description: "Done", content: replyOf(endpoint) },
      ...refusalsOf(endpoint),
    },
  };
}

/** The OpenAPI 3.1 document of the mounted endpoints. */
export function openApiOf(endpoints: Endpoint[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Mauzo API", version: "1", description: "Sell where you already talk." },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
