import { actions, resources } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../name-without-link.ts";
import { Done, Id, IdParams, Language, Moment, Version } from "../shared.ts";
import { AccessToken, Permissions } from "./session.ts";
import { Email, LinkToken, Password } from "./sign-in.ts";

/** At least one action on a resource: what anybody can be given who is no admin. */
export const GrantsInput = z
  .array(
    z.strictObject({
      resource: z.enum(resources),
      action: z.array(z.enum(actions)).check(z.minLength(1), z.maxLength(actions.length)),
    }),
  )
  .check(z.minLength(1), z.maxLength(resources.length));

/** The permissions given to a person: everything, or at least one action on a resource. */
export const PermissionsInput = z.union([z.strictObject({ is_admin: z.literal(true) }), GrantsInput]);
export type PermissionsInput = z.infer<typeof PermissionsInput>;

/** A role, as whoever has it shows it. */
const RoleName = z.nullable(z.object({ id: Id, name: z.string() }));

/** A member of a shop. */
export const Member = z.object({
  /** The id of the person, as in `GET /user`. */
  id: Id,
  name: z.string(),
  email: z.string(),
  permissions: Permissions,
  /** Whether they see customers' telephone numbers whole; admins always do. */
  sees_phones: z.boolean(),
  /** Null: their rights were given one by one. */
  role: RoleName,
  joined_at: Moment,
  /** When a device of theirs last asked for something; null: they are logged in nowhere. */
  last_seen_at: z.nullable(Moment),
  /** Whether a code is asked for when they log in. */
  second_factor: z.boolean(),
  version: Version,
});
export type Member = z.infer<typeof Member>;
/**
 * `sees_phones` stays as it is when it is left out. With `role_id` the rights are those of a role, which the person has from
 * then on; without it they have none.
 */
export const MemberChange = z.strictObject({
  permissions: PermissionsInput,
  sees_phones: z.optional(z.boolean()),
  role_id: z.optional(Id),
  version: Version,
});
export type MemberChange = z.input<typeof MemberChange>;

/** An invite that nobody has accepted yet. It stays in the list after it expires, until it is sent again or deleted. */
export const Invite = z.object({
  id: Id,
  email: z.string(),
  permissions: Permissions,
  /** Whether who accepts it will see customers' telephone numbers whole. */
  sees_phones: z.boolean(),
  /** The role that who accepts it will have. */
  role: RoleName,
  /** The name of the person who sent it last. */
  invited_by: z.string(),
  sent_at: Moment,
  expires_at: Moment,
});
export type Invite = z.infer<typeof Invite>;
/**
 * `language` is the language of the mail if the invited person has chosen none; without `sees_phones` they will see
 * customers' numbers as the inviter does.
 */
export const NewInvite = z.strictObject({
  email: Email,
  permissions: PermissionsInput,
  sees_phones: z.optional(z.boolean()),
  role_id: z.optional(Id),
  language: z._default(Language, "en"),
});
export type NewInvite = z.input<typeof NewInvite>;

/** One more link to an invite, for the inviter to hand over. It works as long as the invite. */
export const InviteLink = z.object({
  url: z.string(),
  /** A message in the invite's language that contains the link. */
  text: z.string(),
});
export type InviteLink = z.infer<typeof InviteLink>;

/** The page that an invite opens. */
export const invitePath = (token: string) => `/invite/${token}`;

/** What an invite shows to anyone who has its link. */
export const InvitePreview = z.object({
  shop_name: z.string(),
  invited_by: z.string(),
  /** The address it was sent to, mostly masked: `a•••@duka.example`. */
  email: z.string(),
  expires_at: Moment,
});
export type InvitePreview = z.infer<typeof InvitePreview>;

export const AcceptInvite = z.strictObject({ token: LinkToken });
export type AcceptInvite = z.input<typeof AcceptInvite>;
/** The account gets the invited e-mail address; it is confirmed if the link came by mail. */
export const SignUpWithInvite = z.strictObject({
  token: LinkToken,
  name: Name,
  password: Password,
  language: z.optional(Language),
});
export type SignUpWithInvite = z.input<typeof SignUpWithInvite>;

const staffAccess = (action: (typeof actions)[number]) => ({ resource: "staffs", action }) as const;

export const staff = {
  list: endpoint({
    method: "GET",
    path: "/staff",
    access: staffAccess("read"),
    summary: "The members of the shop, the oldest member first",
    reply: z.object({ items: z.array(Member) }),
  }),
  /**
   * 403 when the caller grants more than they have (to see customers' numbers, too), changes their own permissions, or changes an admin without being
   * one; 409 when somebody else has saved the person's permissions since.
   */
  update: endpoint({
    method: "PUT",
    path: "/staff/:id",
    access: staffAccess("update"),
    stepUp: true,
    summary: "Change the permissions of a member, immediately",
    params: IdParams,
    body: MemberChange,
    reply: Member,
    errors: ["own_grants", "grants_beyond_own", "admin_only", "owner_stays", "role_changed", "version_conflict"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/staff/:id",
    access: staffAccess("delete"),
    stepUp: true,
    summary: "Remove a member from the shop, immediately",
    params: IdParams,
    reply: Done,
    errors: ["own_removal", "admin_only", "owner_stays"],
  }),
};

export const invites = {
  list: endpoint({
    method: "GET",
    path: "/invites",
    access: staffAccess("read"),
    summary: "The invites that are not accepted yet, the latest sent first",
    reply: z.object({ items: z.array(Invite) }),
  }),
  /**
   * A second invite to the same address replaces the first. 409 for an address that is already a member of the shop.
   */
  create: endpoint({
    method: "POST",
    path: "/invites",
    access: staffAccess("create"),
    stepUp: true,
    summary: "Invite somebody by e-mail, for 72 hours",
    body: NewInvite,
    reply: Invite,
    errors: ["grants_beyond_own", "already_staff", "role_changed", "too_many_tries"],
  }),
  resend: endpoint({
    method: "POST",
    path: "/invites/:id/resend",
    access: staffAccess("create"),
    stepUp: true,
    summary: "Send an invite again, for another 72 hours; the older link stops working",
    params: IdParams,
    reply: Invite,
    status: 200,
    errors: ["grants_beyond_own", "already_staff", "role_changed", "too_many_tries"],
  }),
  /**
   * Only hashes are stored, so earlier links work on but cannot be shown again. Whoever handed the link over knows it,
   * so it does not prove the invited address, as the mailed one does.
   */
  share: endpoint({
    method: "POST",
    path: "/invites/:id/links",
    access: staffAccess("create"),
    stepUp: true,
    summary: "Create a link to an invite that is handed over by oneself, with a message to send it in",
    params: IdParams,
    reply: InviteLink,
    errors: ["grants_beyond_own", "too_many_tries"],
  }),
  revoke: endpoint({
    method: "DELETE",
    path: "/invites/:id",
    access: staffAccess("delete"),
    stepUp: true,
    summary: "Delete an invite",
    params: IdParams,
    reply: Done,
  }),
  /** The token is in the query, which is not logged. 404 for a link that is not a valid invite (any more). */
  preview: endpoint({
    method: "GET",
    path: "/invite",
    access: "public",
    summary: "What an invite is for",
    query: z.object({ token: LinkToken }),
    reply: InvitePreview,
    errors: ["invite_ended", "too_many_tries"],
  }),
  /** 403 when it was sent to another e-mail address, 409 for a person who already has a shop, 404 as for `preview`. */
  accept: endpoint({
    method: "POST",
    path: "/invite/accept",
    access: "signedIn",
    summary: "Join the shop with the signed-in account",
    body: AcceptInvite,
    reply: Done,
    status: 200,
    errors: ["invite_ended", "invite_for_another_email", "already_in_a_shop", "too_many_tries"],
  }),
  /** 409 when the address already has an account: log in and accept. */
  signUp: endpoint({
    method: "POST",
    path: "/invite/accept-new",
    access: "public",
    ownOriginOnly: true,
    summary: "Create an account for the invited address, join the shop and start a session",
    body: SignUpWithInvite,
    reply: AccessToken,
    errors: ["invite_ended", "invited_email_has_account", "password_common", "too_many_tries"],
  }),
};
