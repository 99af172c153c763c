import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../names.ts";
import { Done, Id, IdParams, Language, Moment } from "../shared.ts";
import { CurrentUser, Email, GivenPassword, LinkToken, Password } from "./session.ts";

/** An IANA time zone this machine knows. */
export const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => {
    try {
      // Offsets such as +03:00 are no zones: they know no summer.
      return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
    } catch {
      return false;
    }
  }, "Choose a time zone, such as Africa/Dar_es_Salaam"),
);

/** Only what is named changes. */
export const UserChange = z.partial(
  z.strictObject({ name: Name, language: z.nullable(Language), time_zone: TimeZone }),
);
export type UserChange = z.input<typeof UserChange>;

export const PasswordChange = z.strictObject({ current_password: GivenPassword, password: Password });
export type PasswordChange = z.input<typeof PasswordChange>;

export const EmailChange = z.strictObject({ email: Email });
export type EmailChange = z.input<typeof EmailChange>;
export const EmailConfirmation = z.strictObject({ token: LinkToken });
export type EmailConfirmation = z.input<typeof EmailConfirmation>;

/** The page the link to a new e-mail address leads to; it works signed in and signed out. */
export const confirmEmailPath = (token: string) => `/reset-password/confirm-email#${token}`;

/** A place where the person is signed in. */
export const OpenSession = z.object({
  id: Id,
  /** Names as their makers write them, such as `Chrome` and `Android`; null where they cannot be told. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The network address it was last seen at. */
  address: z.nullable(z.string()),
  started_at: Moment,
  /** To the quarter of an hour. */
  seen_at: Moment,
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const account = {
  update: endpoint({
    method: "PUT",
    path: "/user",
    access: "signedIn",
    summary: "Change one's name, language or time zone",
    body: UserChange,
    reply: CurrentUser,
  }),
  /** 422 at `current_password` when it is not right. */
  changePassword: endpoint({
    method: "PUT",
    path: "/user/password",
    access: "signedIn",
    summary: "Change one's password; ends every other session",
    body: PasswordChange,
    reply: Done,
  }),
  /** The answer is the same when the address already has an account; then no link is sent. */
  changeEmail: endpoint({
    method: "PUT",
    path: "/user/email",
    access: "signedIn",
    stepUp: true,
    summary: "Ask for another e-mail address: a link goes to the new one, a notice to the old one",
    body: EmailChange,
    reply: Done,
    status: 202,
  }),
  /** 404 when the link is unknown, used (or another one of the person), to an address before the last asked for, or older than 30 minutes. */
  confirmEmail: endpoint({
    method: "POST",
    path: "/auth/confirm-email",
    access: "public",
    ownOriginOnly: true,
    summary: "Take the new e-mail address with the link that was sent to it",
    body: EmailConfirmation,
    reply: Done,
    status: 200,
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/user/sessions",
    access: "signedIn",
    summary: "Where one is signed in, the latest seen first",
    reply: z.object({ items: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/user/sessions/:id",
    access: "signedIn",
    stepUp: true,
    summary: "Sign one other device out at once",
    params: IdParams,
    reply: Done,
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/user/sessions",
    access: "signedIn",
    stepUp: true,
    summary: "Sign every other device out at once",
    reply: Done,
  }),
};
