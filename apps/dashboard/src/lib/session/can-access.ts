import type { Access } from "@mauzo/contract/endpoint";
import { can, type Grants, isAdmin } from "@mauzo/permissions/permissions";

/** Whether a member with these grants may use something with this access: the server's own rule, checked early. */
export function canAccess(grants: Grants, access: Access): boolean {
  if (typeof access === "object") return can(grants, access);
  return access === "admin" ? isAdmin(grants) : true;
}
