import { randomBytes } from "node:crypto";
import { can, covers, type Grants, isAdmin } from "@mauzo/permissions/permissions";

/** What a person may do in a shop, and whether they see customers' numbers. */
export type Rights = { grants: Grants; seesPhones: boolean };

/** Whether these rights allow inviting somebody with `wanted`: the inviter may invite, and has all of it. */
export const mayInvite = (inviter: Rights, wanted: Rights): boolean =>
  can(inviter.grants, { resource: "staffs", action: "create" }) &&
  covers([inviter.grants], wanted.grants) &&
  (inviter.seesPhones || !wanted.seesPhones);

/** The rights that an invite gives: admins see numbers, others as it says, or as the inviter does. */
export const rightsOf = (
  { permissions, sees_phones }: { permissions: Grants; sees_phones?: boolean | undefined },
  inviter: Pick<Rights, "seesPhones">,
): Rights => ({ grants: permissions, seesPhones: isAdmin(permissions) || (sees_phones ?? inviter.seesPhones) });

/** Masks an address so that its owner recognises it and nobody else learns it: `a•••@duka.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, "$1•••");

const handedOver = "shared-";

/** The secret of an invite's link: mailed to its address, or handed over by whoever invites. */
export const newInviteToken = (way: "mailed" | "handed over"): string =>
  (way === "mailed" ? "" : handedOver) + randomBytes(32).toString("base64url");

/**
 * Whether whoever has this link can read the mail of the invited address. What is stored is a hash of the whole secret,
 * so the mark cannot be taken off.
 */
export const provesAddress = (token: string): boolean => !token.startsWith(handedOver);
