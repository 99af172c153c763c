import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { AccessToken } from "./session.ts";
import { EnteredPassword } from "./sign-in.ts";

/** What an app shows (six digits), or one of the codes that were kept for a lost phone; spaces do not count. */
export const EnteredCode = z.string().check(
  z.maxLength(40),
  z.trim(),
  z.overwrite((code) => code.replace(/\s/g, "")),
  z.minLength(6),
  z.maxLength(20),
);

export const SecondFactorPassword = z.strictObject({ password: EnteredPassword });
export type SecondFactorPassword = z.input<typeof SecondFactorPassword>;
export const SecondFactorCode = z.strictObject({ code: EnteredCode });
export type SecondFactorCode = z.input<typeof SecondFactorCode>;
/** `trust_device`: for 30 days this browser is asked for the password only. */
export const LogInCode = z.strictObject({ code: EnteredCode, trust_device: z.boolean() });
export type LogInCode = z.input<typeof LogInCode>;

const RecoveryCodes = z.array(z.string());

/** What an authenticator app takes, shown once; nothing changes until a code of it is confirmed. */
export const BegunSecondFactor = z.object({
  /** `otpauth://totp/…`, as apps read it from a QR code or a link. */
  uri: z.string(),
  /** The same secret to type, in base 32. */
  secret: z.string(),
  /** Each opens the account once, without the app. */
  recovery_codes: RecoveryCodes,
});
export type BegunSecondFactor = z.infer<typeof BegunSecondFactor>;

/**
 * A code of an authenticator app (TOTP, RFC 6238: six digits, 30 seconds) after the password. Turning it on and off replaces
 * the session, so both answer with a new access token.
 */
export const secondFactor = {
  begin: endpoint({
    method: "POST",
    path: "/user/second-factor",
    access: "signedIn",
    ownOriginOnly: true,
    summary: "Begin to set up a second factor: what an authenticator app needs",
    body: SecondFactorPassword,
    reply: BegunSecondFactor,
    status: 200,
    errors: ["password_wrong", "second_factor_on", "session_unknown_here", "too_many_tries"],
  }),
  /** 422 when the code is not the app's; tell whose clock is wrong. */
  confirm: endpoint({
    method: "POST",
    path: "/user/second-factor/confirm",
    access: "signedIn",
    ownOriginOnly: true,
    summary: "Turn the second factor on with a first code",
    body: SecondFactorCode,
    reply: AccessToken,
    status: 200,
    errors: ["code_wrong", "second_factor_on", "second_factor_not_begun", "session_unknown_here", "too_many_tries"],
  }),
  renewCodes: endpoint({
    method: "POST",
    path: "/user/second-factor/recovery-codes",
    access: "signedIn",
    ownOriginOnly: true,
    summary: "New recovery codes; the ones before stop working",
    body: SecondFactorPassword,
    reply: z.object({ recovery_codes: RecoveryCodes }),
    status: 200,
    errors: ["password_wrong", "second_factor_off", "session_unknown_here", "too_many_tries"],
  }),
  /** 409 when the person's shop asks it of everybody. */
  remove: endpoint({
    method: "POST",
    path: "/user/second-factor/remove",
    access: "signedIn",
    ownOriginOnly: true,
    summary: "Turn the second factor off; trusted devices are forgotten",
    body: SecondFactorPassword,
    reply: AccessToken,
    status: 200,
    errors: ["password_wrong", "second_factor_off", "second_factor_demanded", "session_unknown_here", "too_many_tries"],
  }),
  /** After `logIn` answered `second_factor`. 409 when that was more than ten minutes or five wrong codes ago. */
  logIn: endpoint({
    method: "POST",
    path: "/auth/second-factor",
    access: "public",
    ownOriginOnly: true,
    summary: "Go on with a log-in: the second factor starts the session",
    body: LogInCode,
    reply: AccessToken,
    status: 200,
    errors: ["code_wrong", "log_in_again", "too_many_tries"],
  }),
};
