import { cart } from "@mauzo/contract/cart";
import { chat } from "@mauzo/contract/chat";
import type { Endpoint, Reply } from "@mauzo/contract/endpoint";
import { events } from "@mauzo/contract/events";
import { orders } from "@mauzo/contract/orders";
import { products } from "@mauzo/contract/products";
import { publicShops } from "@mauzo/contract/public-shops";
import { session } from "@mauzo/contract/session";
import { shop } from "@mauzo/contract/shop";
import * as z from "zod/mini";
import type { Stack } from "./stack.ts";

/** Every endpoint of the contract, by a name for test titles. */
export const endpoints: { name: string; endpoint: Endpoint }[] = [
  session,
  shop,
  products,
  orders,
  cart,
  chat,
  publicShops,
  events,
]
  .flatMap((area) => Object.values<Endpoint>(area))
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

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

/** Calls an endpoint and gives back whatever it answers. */
export const ask = (stack: Stack, endpoint: Endpoint, { body, ...address }: Input = {}, caller: Caller = {}) =>
  stack.call(endpoint.method, pathOf(endpoint, address), { body, ...caller });

/** Calls an endpoint that must succeed and gives back its reply. */
export async function get<E extends Endpoint>(
  stack: Stack,
  endpoint: E,
  input: Input = {},
  caller: Caller = {},
): Promise<Reply<E>> {
  const { status, body } = await ask(stack, endpoint, input, caller);
  if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status} ${JSON.stringify(body)}`);
  return z.parse<E["reply"]>(endpoint.reply, body);
}
