import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../names.ts";
import { Done, Id, IdParams, Language, Moment } from "../shared.ts";
import { AccessToken, Email, LinkToken, Password, Permissions } from "./session.ts";

/** What somebody is given: everything, or at least one action on a resource. */
export const GivenPermissions = z.union([
  z.strictObject({ is_admin: z.literal(true) }),
  z
    .array(
      z.strictObject({
        resource: z.enum(resources),
        action: z.array(z.enum(actions)).check(z.minLength(1), z.maxLength(actions.length)),
      }),
    )
    .check(z.minLength(1), z.maxLength(resources.length)),
]);
export type GivenPermissions = z.infer<typeof GivenPermissions>;

/** A person of the shop. */
export const Member = z.object({
  /** The person's id, as in `GET /user`. */
  id: Id,
  name: z.string(),
  email: z.string(),
  permissions: Permissions,
  joined_at: Moment,
});
export type Member = z.infer<typeof Member>;
export const MemberChange = z.strictObject({ permissions: GivenPermissions });
export type MemberChange = z.input<typeof MemberChange>;

/** An invite nobody has taken yet. It stays listed when it has expired, until it is sent again or taken back. */
export const Invite = z.object({
  id: Id,
  email: z.string(),
  permissions: Permissions,
  /** Who sent it last, by name. */
  invited_by: z.string(),
  sent_at: Moment,
  expires_at: Moment,
});
export type Invite = z.infer<typeof Invite>;
/** `language` is what the mail is written in where the invited person has chosen none. */
export const NewInvite = z.strictObject({
  email: Email,
  permissions: GivenPermissions,
  language: z._default(Language, "en"),
});
export type NewInvite = z.input<typeof NewInvite>;

/** The page an invite leads to. */
export const invitePath = (token: string) => `/invite/${token}`;

/** What an invite shows to whoever holds its link. */
export const InviteLook = z.object({
  shop_name: z.string(),
  invited_by: z.string(),
  /** The address it was sent to, mostly hidden: `a•••@duka.example`. */
  email: z.string(),
  expires_at: Moment,
});
export type InviteLook = z.infer<typeof InviteLook>;

export const AcceptInvite = z.strictObject({ token: LinkToken });
export type AcceptInvite = z.input<typeof AcceptInvite>;
/** The account gets the e-mail the invite was sent to. */
export const AcceptInviteNew = z.strictObject({
  token: LinkToken,
  name: Name,
  password: Password,
  language: z.optional(Language),
});
export type AcceptInviteNew = z.input<typeof AcceptInviteNew>;

const may = (action: (typeof actions)[number]) => ({ resource: "staffs", action }) as const;

export const staff = {
  list: endpoint({
    method: "GET",
    path: "/staff",
    access: may("read"),
    summary: "The people of the shop, the longest there first",
    reply: z.object({ items: z.array(Member) }),
  }),
  /** 403 for more than one has oneself, for oneself, and for an admin unless one is an admin. */
  update: endpoint({
    method: "PUT",
    path: "/staff/:id",
    access: may("update"),
    stepUp: true,
    summary: "Change what a person of the shop may do, at once",
    params: IdParams,
    body: MemberChange,
    reply: Member,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/staff/:id",
    access: may("delete"),
    stepUp: true,
    summary: "Take a person out of the shop, at once",
    params: IdParams,
    reply: Done,
  }),
};

export const invites = {
  list: endpoint({
    method: "GET",
    path: "/invites",
    access: may("read"),
    summary: "The invites nobody has taken yet, the latest sent first",
    reply: z.object({ items: z.array(Invite) }),
  }),
  /** A second invite to the same address takes the place of the first. 409 for an address that already works in the shop. */
  create: endpoint({
    method: "POST",
    path: "/invites",
    access: may("create"),
    stepUp: true,
    summary: "Invite somebody by e-mail, for 72 hours",
    body: NewInvite,
    reply: Invite,
  }),
  resend: endpoint({
    method: "POST",
    path: "/invites/:id/resend",
    access: may("create"),
    stepUp: true,
    summary: "Send an invite again, for another 72 hours; the older link ends",
    params: IdParams,
    reply: Invite,
    status: 200,
  }),
  revoke: endpoint({
    method: "DELETE",
    path: "/invites/:id",
    access: may("delete"),
    stepUp: true,
    summary: "Take an invite back",
    params: IdParams,
    reply: Done,
  }),
  /** The token stands in the query, which is not logged. 404 for a link that does not (or no longer) invite. */
  look: endpoint({
    method: "GET",
    path: "/invite",
    access: "public",
    summary: "What an invite is for",
    query: z.object({ token: LinkToken }),
    reply: InviteLook,
  }),
  /** 403 when it was sent to another e-mail address, 409 for a person who already has a shop, 404 as `look`. */
  accept: endpoint({
    method: "POST",
    path: "/invite/accept",
    access: "signedIn",
    summary: "Join the shop with the account one is signed in with",
    body: AcceptInvite,
    reply: Done,
    status: 200,
  }),
  /** 409 when the address already has an account: log in and accept. */
  acceptNew: endpoint({
    method: "POST",
    path: "/invite/accept-new",
    access: "public",
    ownOriginOnly: true,
    summary: "Create an account for the invited address, join the shop and start a session",
    body: AcceptInviteNew,
    reply: AccessToken,
  }),
};
