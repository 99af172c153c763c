import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint, Reply } from "@mauzo/contract/endpoint";
import * as z from "zod/mini";
import type { Stack } from "./stack.ts";

const contract = join(import.meta.dirname, "../../../packages/contract/src");
const modules = join(import.meta.dirname, "../src/modules");

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** The endpoints a file of the contract declares, by area and name: `orders.list`. */
async function readEndpoints(file: string): Promise<[string, Endpoint][]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(contract, file)).href);
  return Object.entries(exported).flatMap(([area, members]) =>
    typeof members === "object" && members !== null
      ? Object.entries<unknown>({ ...members }).flatMap(([name, value]): [string, Endpoint][] =>
          isEndpoint(value) ? [[`${area}.${name}`, value]] : [],
        )
      : [],
  );
}

/** What the modules' routes mount, as written in their source; http/access.test.ts checks that this is true. */
const mounted = new Set(
  readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === "routes.ts")
    .flatMap((file) => [...readFileSync(join(modules, file), "utf8").matchAll(/\bmount(?:\.\w+)?\(\s*(\w+\.\w+)/g)])
    .map(([, name = ""]) => name),
);

/**
 * Every endpoint of every contract file, with a name for test titles: a new one is in every test that covers all
 * endpoints.
 */
export const endpoints: { name: string; endpoint: Endpoint }[] = (
  await Promise.all(
    readdirSync(contract, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map(readEndpoints),
  )
)
  .flat()
  .filter(([name]) => mounted.has(name))
  .map(([, endpoint]) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

type Address = { params?: Record<string, string>; query?: Record<string, unknown> };
type Input = Address & { body?: unknown };
type Caller = { token?: string | undefined; headers?: Record<string, string> };

/** The path of an endpoint with its parameters and query filled in. */
export function pathOf({ path }: Endpoint, { params = {}, query = {} }: Address = {}): string {
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  ).toString();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return search === "" ? filled : `${filled}?${search}`;
}

/** Calls an endpoint and returns whatever it responds. */
export const request = (stack: Stack, endpoint: Endpoint, { body, ...address }: Input = {}, caller: Caller = {}) =>
  stack.call(endpoint.method, pathOf(endpoint, address), { body, ...caller });

/** Calls an endpoint that must succeed and returns its reply. */
export async function call<E extends Endpoint>(
  stack: Stack,
  endpoint: E,
  input: Input = {},
  caller: Caller = {},
): Promise<Reply<E>> {
  const { status, body } = await request(stack, endpoint, input, caller);
  if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status} ${JSON.stringify(body)}`);
  return z.parse<E["reply"]>(endpoint.reply, body);
}
