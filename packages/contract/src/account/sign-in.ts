import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../name-without-link.ts";
import { Done, Language } from "../shared.ts";
import { AccessToken } from "./session.ts";

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
 * A session; or, where one network has asked for too many addresses that already have an account, a note that a mail
 * explains the next step.
 */
export const SignUpResult = z.union([AccessToken, z.object({ mailed: z.literal(true) })]);
export type SignUpResult = z.infer<typeof SignUpResult>;

/** A session; or, for who has a second factor, that its code is asked for next. */
export const LogInResult = z.union([AccessToken, z.object({ second_factor: z.literal(true) })]);
export type LogInResult = z.infer<typeof LogInResult>;

/** How a session begins, with a password or with a new one. */
export const signIn = {
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
    summary: "Start a session, or ask for the second factor",
    body: LogIn,
    reply: LogInResult,
    status: 200,
    errors: ["credentials_wrong", "too_many_tries"],
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
};
