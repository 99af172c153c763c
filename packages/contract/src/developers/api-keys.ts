import * as z from "zod/mini";
import { GrantsInput } from "../account/invites.ts";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, requiredText } from "../shared.ts";

export const keyLimits = { keys: 20, name: 60, addresses: 10, address: 49, days: 3_650 } as const;
/** What every secret begins with, so that whoever finds one knows what it is. */
export const keyBeginning = "mauzo_";
/** How long the secret before still works after it was replaced. */
export const keyOverlapHours = 24;

/** What a key may do: never to be an admin. */
export const KeyPermissions = GrantsInput;

/** A key of a shop, for a program that calls the API. Its secret is shown once: after that only its end is. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** What it was given. It may do as much of it as its maker may at that moment. */
  permissions: KeyPermissions,
  /** Whether it sees customers' telephone numbers whole, as long as its maker does. */
  sees_phones: z.boolean(),
  /** The addresses and networks it may call from; none: from anywhere. */
  addresses: z.array(z.string()),
  secret_ends: z.string(),
  /** Until when the secret before still works as well. */
  previous_secret_until: z.nullable(Moment),
  /** The name of the admin who made it. */
  made_by: z.string(),
  created_at: Moment,
  /** To the minute; null: never. */
  last_used_at: z.nullable(Moment),
  expires_at: z.nullable(Moment),
});
export type ApiKey = z.infer<typeof ApiKey>;
/** With the secret: in the answer to who makes it, and never again. */
export const ApiKeyWithSecret = z.extend(ApiKey, { secret: z.string() });
export type ApiKeyWithSecret = z.infer<typeof ApiKeyWithSecret>;

const name = requiredText(keyLimits.name);
export const NewApiKey = z.strictObject({
  name,
  permissions: KeyPermissions,
  sees_phones: z._default(z.boolean(), false),
  /** Without it the key works until it is revoked. */
  expires_in_days: z._default(z.nullable(z.int().check(z.gte(1), z.lte(keyLimits.days))), null),
  /** Addresses such as `196.41.0.7`, and networks such as `196.41.0.0/24` or `2001:db8::/48`. */
  addresses: z._default(
    z.array(z.string().check(z.trim(), z.maxLength(keyLimits.address))).check(z.maxLength(keyLimits.addresses)),
    [],
  ),
});
export type NewApiKey = z.output<typeof NewApiKey>;
export const ApiKeyName = z.strictObject({ name });
export type ApiKeyName = z.output<typeof ApiKeyName>;

export const apiKeys = {
  list: endpoint({
    method: "GET",
    path: "/api-keys",
    access: "admin",
    summary: "The keys with which programs call the API for the shop, oldest first",
    reply: z.object({ items: z.array(ApiKey) }),
  }),
  /** The answer is the only one with the secret. */
  create: endpoint({
    method: "POST",
    path: "/api-keys",
    access: "admin",
    summary: "Make a key for a program",
    body: NewApiKey,
    reply: ApiKeyWithSecret,
    stepUp: true,
    errors: ["api_key_address_invalid", "too_many_api_keys"],
  }),
  /** What an order was told keeps the name of its time. */
  rename: endpoint({
    method: "POST",
    path: "/api-keys/:id/rename",
    access: "admin",
    summary: "Give a key another name",
    params: IdParams,
    body: ApiKeyName,
    reply: ApiKey,
    status: 200,
  }),
  /** The secret before works beside the new one for a day, and the one before that no longer. */
  rotate: endpoint({
    method: "POST",
    path: "/api-keys/:id/rotate",
    access: "admin",
    summary: "Replace the secret of a key",
    params: IdParams,
    reply: ApiKeyWithSecret,
    status: 200,
    stepUp: true,
    errors: ["api_key_expired"],
  }),
  /** For good: its next call is refused. */
  revoke: endpoint({
    method: "DELETE",
    path: "/api-keys/:id",
    access: "admin",
    summary: "Revoke a key",
    params: IdParams,
    reply: Done,
  }),
};
