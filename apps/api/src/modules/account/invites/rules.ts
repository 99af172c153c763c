import { can, covers, type Grants } from "@mauzo/permissions/permissions";

/** Whether these grants allow inviting somebody with `wanted`: the inviter may invite, and has all of it. */
export const mayInvite = (grants: Grants, wanted: Grants): boolean =>
  can(grants, { resource: "staffs", action: "create" }) && covers([grants], wanted);

/** Masks an address so that its owner recognises it and nobody else learns it: `a•••@duka.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, "$1•••");
