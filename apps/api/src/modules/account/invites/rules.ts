import { randomBytes } from "node:crypto";
import { can, covers, type Grants } from "@mauzo/permissions/permissions";

/** Whether these grants allow inviting somebody with `wanted`: the inviter may invite, and has all of it. */
export const mayInvite = (grants: Grants, wanted: Grants): boolean =>
  can(grants, { resource: "staffs", action: "create" }) && covers([grants], wanted);

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
