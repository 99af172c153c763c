import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../name-without-link.ts";
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
  /** A new address that was sent a link and is not confirmed yet, as long as the link is valid. */
  pending_email: z.nullable(z.string()),
  /** The language of the person's mail and pages; null: that of the device. */
  language: z.nullable(Language),
  /** An IANA name, such as `Africa/Dar_es_Salaam`. */
  time_zone: z.string(),
  permissions: Permissions,
  /** Whether they see customers' telephone numbers whole; false without a shop. */
  sees_phones: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * Normalises an address before it is checked, so that there is one spelling: `ＡSHA＠Duka.example` is
 * `asha@duka.example`.
 */
export const Email = z
  .string()
  .check(z.maxLength(320), z.normalize("NFKC"), z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
/** Counts characters as they are typed, however the keyboard composes them. The server refuses common passwords. */
export const Password = z.string().check(z.maxLength(512), z.normalize("NFC"), z.minLength(8), z.maxLength(128));
/** A password to compare: accepts anything that may once have been allowed. */
export const EnteredPassword = z.string().check(z.maxLength(512), z.normalize("NFC"), z.minLength(1), z.maxLength(128));
/** The secret of a link sent by mail, as it is in the address of the page. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(100));

/** The page that a reset link opens. The part after # reaches no server, no log and no other site. */
export const resetPasswordPath = (token: string) => `/reset-password#${token}`;

/** The page that a link for opening an account leads to. */
export const finishSignUpPath = (token: string) => `/reset-password/finish-sign-up#${token}`;

export const SignUp = z.strictObject({ name: Name, email: Email, password: Password });
export type SignUp = z.input<typeof SignUp>;
export const FinishSignUp = z.strictObject({ token: LinkToken, password: Password });
export type FinishSignUp = z.input<typeof FinishSignUp>;
export const LogIn = z.strictObject({ email: Email, password: EnteredPassword });
export type LogIn = z.input<typeof LogIn>;

/** `language` is the language of the mail if the person has chosen none. */
export const ForgotPassword = z.strictObject({ email: Email, language: z.optional(Language) });
export type ForgotPassword = z.input<typeof ForgotPassword>;
export const ResetPassword = z.strictObject({ token: LinkToken, password: Password });
export type ResetPassword = z.input<typeof ResetPassword>;
export const ConfirmPassword = z.strictObject({ password: EnteredPassword });
export type ConfirmPassword = z.input<typeof ConfirmPassword>;

/**
 * A short-lived access token for the `access-token` cookie and the Authorization header. `expires_in` is its life in
 * seconds, `session_expires_in` that of the session behind it (the life of the cookie).
 */
export const AccessToken = z.object({ token: z.string(), expires_in: z.int(), session_expires_in: z.int() });
export type AccessToken = z.infer<typeof AccessToken>;

/**
 * A session; or, where one network has asked for too many addresses that already have an account, a note that a mail
 * explains the next step.
 */
export const SignUpResult = z.union([AccessToken, z.object({ mailed: z.literal(true) })]);
export type SignUpResult = z.infer<typeof SignUpResult>;

export const session = {
  signUp: endpoint({
    method: "POST",
    path: "/auth/sign-up",
    access: "public",
    ownOriginOnly: true,
    summary: "Create an account and start a session, or send a mail with the next step",
    body: SignUp,
    reply: SignUpResult,
    errors: ["email_taken", "password_common", "too_many_tries"],
  }),
  /** 404 when the link is unknown, used or older than 30 minutes; 409 when there is an account by now. */
  finishSignUp: endpoint({
    method: "POST",
    path: "/auth/finish-sign-up",
    access: "public",
    ownOriginOnly: true,
    summary: "Create the account for a link from a mail and start a session",
    body: FinishSignUp,
    reply: AccessToken,
    errors: ["link_ended", "email_taken_meanwhile", "password_common", "too_many_tries"],
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
    errors: ["credentials_wrong", "too_many_tries"],
  }),
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
  /** The reply is the same for known and unknown addresses; a mail goes only to an account. */
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    access: "public",
    ownOriginOnly: true,
    summary: "Send a link to choose a new password, if the e-mail address has an account",
    body: ForgotPassword,
    reply: Done,
    status: 202,
    errors: ["too_many_tries"],
  }),
  /**
   * 404 when the link is unknown, used (or another link of this person was), or older than 30 minutes. Starts no
   * session.
   */
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    access: "public",
    ownOriginOnly: true,
    summary: "Choose a new password with the link from the mail; ends every session of the person",
    body: ResetPassword,
    reply: Done,
    status: 200,
    errors: ["link_ended", "password_common", "too_many_tries"],
  }),
  /** 422 when the password is wrong. On success, calls with `stepUp` are allowed for five minutes. */
  confirmPassword: endpoint({
    method: "POST",
    path: "/auth/confirm-password",
    access: "signedIn",
    summary: "Confirm the password again, before something sensitive",
    body: ConfirmPassword,
    reply: Done,
    status: 200,
    errors: ["password_wrong", "too_many_tries"],
  }),
  user: endpoint({
    method: "GET",
    path: "/user",
    access: "signedIn",
    summary: "The signed-in person, with permissions",
    reply: CurrentUser,
  }),
};
