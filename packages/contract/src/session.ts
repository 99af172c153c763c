import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Done, Id, requiredText } from "./shared.ts";

const Action = z.enum(actions);
export const Permissions = z.union([
  z.object({ is_admin: z.boolean() }),
  z.array(z.object({ resource: z.enum(resources), action: z.union([Action, z.array(Action)]) })),
]);
export type Permissions = z.infer<typeof Permissions>;

export const CurrentUser = z.object({ id: Id, name: z.string(), email: z.string(), permissions: Permissions });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
export const Password = z.string().check(z.minLength(8), z.maxLength(128));

export const SignUp = z.strictObject({ name: requiredText(80), email: Email, password: Password });
export type SignUp = z.input<typeof SignUp>;
export const LogIn = z.strictObject({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(128)) });
export type LogIn = z.input<typeof LogIn>;

/**
 * A short-lived access token for the `access-token` cookie and the Authorization header, with the seconds
 * it is good for and the seconds the session behind it lasts (the life of the cookie).
 */
export const AccessToken = z.object({ token: z.string(), expires_in: z.int(), session_expires_in: z.int() });
export type AccessToken = z.infer<typeof AccessToken>;

export const session = {
  signUp: endpoint({
    method: "POST",
    path: "/auth/sign-up",
    access: "public",
    ownOriginOnly: true,
    summary: "Create an account and start a session",
    body: SignUp,
    reply: AccessToken,
  }),
  logIn: endpoint({
    method: "POST",
    path: "/auth/log-in",
    access: "public",
    ownOriginOnly: true,
    summary: "Start a session",
    body: LogIn,
    reply: AccessToken,
    status: 200,
  }),
  renew: endpoint({
    method: "POST",
    path: "/auth/renew",
    access: "public",
    ownOriginOnly: true,
    summary: "Exchange the session cookie for a fresh access token",
    reply: AccessToken,
    status: 200,
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
    summary: "The person who is signed in, with permissions",
    reply: CurrentUser,
  }),
};
