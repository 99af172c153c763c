import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Name } from "../name-without-link.ts";
import { Done, Id, IdParams, Language, Moment } from "../shared.ts";
import { CurrentUser } from "./session.ts";
import { Email, EnteredPassword, LinkToken, Password } from "./sign-in.ts";

/** An IANA time zone that this machine knows. */
export const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => {
    try {
      // Offsets such as +03:00 are not time zones: they know no daylight saving time.
      return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
    } catch {
      return false;
    }
  }, "time_zone_unknown" satisfies PlainCode),
);

/** Only the given fields change. */
export const UserChange = z.partial(
  z.strictObject({ name: Name, language: z.nullable(Language), time_zone: TimeZone }),
);
export type UserChange = z.input<typeof UserChange>;

export const PasswordChange = z.strictObject({ current_password: EnteredPassword, password: Password });
export type PasswordChange = z.input<typeof PasswordChange>;

export const EmailChange = z.strictObject({ email: Email });
export type EmailChange = z.input<typeof EmailChange>;
export const EmailConfirmation = z.strictObject({ token: LinkToken });
export type EmailConfirmation = z.input<typeof EmailConfirmation>;

/** The page that the link to a new e-mail address opens; it works signed in and signed out. */
export const confirmEmailPath = (token: string) => `/reset-password/confirm-email#${token}`;

/** A session of the person on one device. */
export const OpenSession = z.object({
  id: Id,
  /** Product names, such as `Chrome` and `Android`; null where they are unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network address it last came from. */
  address: z.nullable(z.string()),
  started_at: Moment,
  /** Rounded to a quarter of an hour. */
  seen_at: Moment,
  /** Whether it is the session of this request. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const account = {
  update: endpoint({
    method: "PUT",
    path: "/user",
    access: "signedIn",
    summary: "Change the name, language or time zone of the signed-in person",
    body: UserChange,
    reply: CurrentUser,
  }),
  /** 422 at `current_password` when that password is wrong. */
  changePassword: endpoint({
    method: "PUT",
    path: "/user/password",
    access: "signedIn",
    summary: "Change the password of the signed-in person; ends every other session",
    body: PasswordChange,
    reply: Done,
    errors: ["password_wrong", "password_common", "too_many_tries"],
  }),
  /** The reply is the same when the address already has an account, but then no link is sent. */
  changeEmail: endpoint({
    method: "PUT",
    path: "/user/email",
    access: "signedIn",
    stepUp: true,
    summary: "Request another e-mail address: a link goes to the new one, a notice to the old one",
    body: EmailChange,
    reply: Done,
    status: 202,
    errors: ["email_unchanged", "too_many_tries"],
  }),
  /**
   * 404 when the link is unknown, used (or another link of this person was), older than 30 minutes, or for an address
   * that was requested before the latest one.
   */
  confirmEmail: endpoint({
    method: "POST",
    path: "/auth/confirm-email",
    access: "public",
    ownOriginOnly: true,
    summary: "Confirm the new e-mail address with the link that was sent to it",
    body: EmailConfirmation,
    reply: Done,
    status: 200,
    errors: ["link_ended", "too_many_tries"],
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/user/sessions",
    access: "signedIn",
    summary: "The sessions of the signed-in person, the latest used first",
    reply: z.object({ items: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/user/sessions/:id",
    access: "signedIn",
    stepUp: true,
    summary: "Sign out one other device, immediately",
    params: IdParams,
    reply: Done,
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/user/sessions",
    access: "signedIn",
    stepUp: true,
    summary: "Sign out every other device, immediately",
    reply: Done,
  }),
};
