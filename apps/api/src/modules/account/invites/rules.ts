import { can, covers, type Grants } from "@mauzo/permissions/permissions";

/** Whether these grants allow inviting somebody to `wanted`: one may invite, and has it all oneself. */
export const mayInvite = (grants: Grants, wanted: Grants): boolean =>
  can(grants, { resource: "staffs", action: "create" }) && covers([grants], wanted);

/** An address that its owner knows again and nobody else learns: `a•••@duka.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, "$1•••");
