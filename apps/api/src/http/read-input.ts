import { errors, type PlainCode, type Reason } from "@mauzo/contract/errors";
import type { Context } from "hono";
import type * as z from "zod/mini";
import { refuse } from "./refuse.ts";

const maxDepth = 20;
const maxValues = 20_000;

/**
 * Refuses what no schema should have to handle: NUL and lone surrogates (PostgreSQL cannot store them), keys that reach
 * a prototype, and structures that are too deep or too large to be intended.
 */
function checkStorable(root: unknown): void {
  let values = 0;
  const context = (value: unknown, loc: (string | number)[]): void => {
    const stop = (reason: Reason) => {
      throw refuse("validation", { problems: [{ type: "value_error", loc, reason }] });
    };
    if (++values > maxValues) stop("too_many_values");
    if (loc.length > maxDepth) stop("too_deep");
    if (typeof value === "string") {
      if (value.includes("\u0000") || !value.isWellFormed()) stop("unstorable_text");
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) context(item, [...loc, index]);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (key === "__proto__" || key.includes("\u0000") || !key.isWellFormed()) stop("unstorable_key");
        context(item, [...loc, key]);
      }
    }
  };
  context(root, []);
}

/** A check of the contract names the code of what it refuses; the other messages are those of the schema's own rules. */
const isPlainCode = (message: string): message is PlainCode => Object.hasOwn(errors, message);

function parseSection<T extends z.ZodMiniType>(schema: T, value: unknown, section: string): z.output<T> {
  checkStorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => ({
    type: issue.code,
    loc: [section, ...issue.path.map((part) => (typeof part === "symbol" ? part.toString() : part))],
    ...(isPlainCode(issue.message) ? { reason: issue.message } : { msg: issue.message }),
  }));
  throw refuse("validation", { problems });
}

const jsonInUtf8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

/** A file may take its time to arrive; JSON may not. */
async function readWithDeadline(c: Context, deadlineMs: number): Promise<ArrayBuffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      c.header("connection", "close");
      reject(refuse("body_too_late"));
    }, deadlineMs);
  });
  return Promise.race([c.req.arrayBuffer(), late]).finally(() => clearTimeout(timer));
}

async function readJson(c: Context, deadlineMs: number): Promise<unknown> {
  if (!jsonInUtf8.test(c.req.header("content-type") ?? "")) {
    throw refuse("body_type_unknown");
  }
  return parseJson(await readWithDeadline(c, deadlineMs));
}

/** Parses JSON in UTF-8. @throws 400 */
export function parseJson(bytes: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    const isOurs = error instanceof SyntaxError || error instanceof TypeError;
    if (isOurs) throw refuse("body_not_json");
    throw error;
  }
}

function readQuery(c: Context): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, [value = "", ...more]] of Object.entries(c.req.queries())) {
    if (more.length > 0)
      throw refuse("validation", {
        problems: [{ type: "value_error", loc: ["query", name], reason: "query_repeated" }],
      });
    query[name] = value;
  }
  return query;
}

type Sections = { params?: z.ZodMiniType; query?: z.ZodMiniType; body?: z.ZodMiniType; takesBytes?: number };

/** Parses the params and query of a request by its schemas. A path with an invalid id is a 404. */
export function readAddress(c: Context, { params, query }: Sections) {
  const parsed = params?.safeParse(c.req.param());
  if (parsed && !parsed.success) throw refuse("not_found");
  return {
    ...(parsed && { params: parsed.data }),
    ...(query && { query: parseSection(query, readQuery(c), "query") }),
  };
}

/**
 * Parses the body of a request by its schema, or takes it as it is; it must arrive within `deadlineMs`.
 */
export async function readBody(c: Context, { body, takesBytes }: Sections, deadlineMs: number) {
  if (takesBytes) return { bytes: Buffer.from(await readWithDeadline(c, deadlineMs)) };
  return body ? { body: parseSection(body, await readJson(c, deadlineMs), "body") } : {};
}
