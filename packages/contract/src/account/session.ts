import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, Language } from "../shared.ts";
import { Viewing } from "./viewing.ts";

const Action = z.enum(actions);
export const Permissions = z.union([
  z.object({ is_admin: z.boolean() }),
  z.array(z.object({ resource: z.enum(resources), action: z.union([Action, z.array(Action)]) })),
]);
export type Permissions = z.infer<typeof Permissions>;

export const CurrentUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** A new address that was sent a link and is not confirmed yet, as long as the link is valid. */
  pending_email: z.nullable(z.string()),
  /** The language of the person's mail and pages; null: that of the device. */
  language: z.nullable(Language),
  /** An IANA name, such as `Africa/Dar_es_Salaam`. */
  time_zone: z.string(),
  permissions: Permissions,
  /** Whether a code is asked for at log-in beside the password. */
  second_factor: z.boolean(),
  /** Their shop asks for one, and they have none: of the shop they see nothing until they do. */
  needs_second_factor: z.boolean(),
  /** Whether they see customers' telephone numbers whole; false without a shop. */
  sees_phones: z.boolean(),
  /** An admin sees what this person does; null: they are themselves. */
  viewing: z.nullable(Viewing),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * A short-lived access token for the `access-token` cookie and the Authorization header. `expires_in` is its life in
 * seconds, `session_expires_in` that of the session behind it (the life of the cookie).
 */
export const AccessToken = z.object({ token: z.string(), expires_in: z.int(), session_expires_in: z.int() });
export type AccessToken = z.infer<typeof AccessToken>;

export const session = {
  renew: endpoint({
    method: "POST",
    path: "/auth/renew",
    access: "public",
    ownOriginOnly: true,
    summary: "Exchange the session cookie for a fresh access token",
    reply: AccessToken,
    status: 200,
    errors: ["signed_out"],
  }),
  logOut: endpoint({
    method: "POST",
    path: "/auth/log-out",
    access: "signedIn",
    ownOriginOnly: true,
    summary: "End the session everywhere it is used",
    reply: Done,
    status: 200,
  }),
  user: endpoint({
    method: "GET",
    path: "/user",
    access: "signedIn",
    summary: "The signed-in person, with permissions",
    reply: CurrentUser,
  }),
};
