import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../names.ts";
import { Done, Id, Language } from "../shared.ts";

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
  /** The address a link was sent to and that is not confirmed yet, as long as the link is good. */
  pending_email: z.nullable(z.string()),
  /** The language of the person's mail and pages; null: that of the device. */
  language: z.nullable(Language),
  /** An IANA name, such as `Africa/Dar_es_Salaam`. */
  time_zone: z.string(),
  permissions: Permissions,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** One spelling for one address, before it is looked at: `ＡSHA＠Duka.example` is `asha@duka.example`. */
export const Email = z
  .string()
  .check(z.maxLength(320), z.normalize("NFKC"), z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
/** The characters count as they are typed, however the keyboard composes them. Common ones are refused by the server. */
export const Password = z.string().check(z.maxLength(512), z.normalize("NFC"), z.minLength(8), z.maxLength(128));
/** A password to be compared: whatever it once was. */
export const GivenPassword = z.string().check(z.maxLength(512), z.normalize("NFC"), z.minLength(1), z.maxLength(128));
/** The secret of a link sent by mail, as the address of the page carries it. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(100));

/** The page a reset link leads to. What stands behind # reaches no server, no log and no other site. */
export const resetPasswordPath = (token: string) => `/reset-password#${token}`;

/** The page a link leads to that opens an account. */
export const finishSignUpPath = (token: string) => `/reset-password/finish-sign-up#${token}`;

export const SignUp = z.strictObject({ name: Name, email: Email, password: Password });
export type SignUp = z.input<typeof SignUp>;
export const FinishSignUp = z.strictObject({ token: LinkToken, password: Password });
export type FinishSignUp = z.input<typeof FinishSignUp>;
export const LogIn = z.strictObject({ email: Email, password: GivenPassword });
export type LogIn = z.input<typeof LogIn>;

/** `language` is what the mail is written in where the person has chosen none. */
export const ForgotPassword = z.strictObject({ email: Email, language: z.optional(Language) });
export type ForgotPassword = z.input<typeof ForgotPassword>;
export const ResetPassword = z.strictObject({ token: LinkToken, password: Password });
export type ResetPassword = z.input<typeof ResetPassword>;
export const ConfirmPassword = z.strictObject({ password: GivenPassword });
export type ConfirmPassword = z.input<typeof ConfirmPassword>;

/**
 * A short-lived access token for the `access-token` cookie and the Authorization header, with the seconds
 * it is good for and the seconds the session behind it lasts (the life of the cookie).
 */
export const AccessToken = z.object({ token: z.string(), expires_in: z.int(), session_expires_in: z.int() });
export type AccessToken = z.infer<typeof AccessToken>;

/** A session, or, where too many from one network asked for e-mails that have an account: a mail says how to go on. */
export const SignedUp = z.union([AccessToken, z.object({ mailed: z.literal(true) })]);
export type SignedUp = z.infer<typeof SignedUp>;

export const session = {
  signUp: endpoint({
    method: "POST",
    path: "/auth/sign-up",
    access: "public",
    ownOriginOnly: true,
    summary: "Create an account and start a session, or have a mail say how to go on",
    body: SignUp,
    reply: SignedUp,
  }),
  /** 404 when the link is unknown, used or older than 30 minutes; 409 when there is an account by now. */
  finishSignUp: endpoint({
    method: "POST",
    path: "/auth/finish-sign-up",
    access: "public",
    ownOriginOnly: true,
    summary: "Open the account of a link from a mail and start a session",
    body: FinishSignUp,
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
  /** Known or unknown, the answer is the same; a mail goes only to an account. */
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    access: "public",
    ownOriginOnly: true,
    summary: "Send a link to choose a new password, where the e-mail has an account",
    body: ForgotPassword,
    reply: Done,
    status: 202,
  }),
  /** 404 when the link is unknown, used (or another one of the person), or older than 30 minutes. Starts no session. */
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    access: "public",
    ownOriginOnly: true,
    summary: "Choose a new password with the link from the mail; ends every session of the person",
    body: ResetPassword,
    reply: Done,
    status: 200,
  }),
  /** 422 when the password is not right. Then calls with `stepUp` are let through for five minutes. */
  confirmPassword: endpoint({
    method: "POST",
    path: "/auth/confirm-password",
    access: "signedIn",
    summary: "Give the password again, before something sensitive",
    body: ConfirmPassword,
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
