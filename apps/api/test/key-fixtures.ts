import { randomBytes } from "node:crypto";
import { apiKeys, type NewApiKey } from "@mauzo/contract/developers/api-keys";
import { actions, type Grant, resources } from "@mauzo/permissions/permissions";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** All that a key can be given. */
export const everyRight = resources.map((resource) => ({ resource, action: [...actions] }));
export const ordersRead: Grant = { resource: "orders", action: ["read"] };

type Wish = Omit<Partial<NewApiKey>, "permissions"> & { permissions?: Grant[] };
/** Makes a key of the shop; the secret is what a caller sends as its token. */
export async function makeKey(stack: Stack, shop: Pick<OpenedShop, "token">, wish: Wish = {}) {
  const body = { name: "Mashine ya kaunta", permissions: [ordersRead], ...wish };
  const made = await call(stack, apiKeys.create, { body }, shop);
  return { ...made, token: made.secret };
}

/** A secret that looks like one, and is nobody's. */
export const unknownSecret = () => `mauzo_${randomBytes(32).toString("base64url")}`;

/** A key with the word in its name. */
export const addFullKey = (stack: Stack, shop: OpenedShop, word: string) =>
  makeKey(stack, shop, { name: `Mashine ${word}`, addresses: ["196.41.0.0/24"], expires_in_days: 30 });

/** A valid body of each endpoint that takes one. */
export const keyRequests = {
  "POST /api-keys": { name: "Mashine ya kaunta", permissions: [{ resource: "orders", action: ["read"] }] },
  "POST /api-keys/:id/rename": { name: "Mashine ya mlangoni" },
};
