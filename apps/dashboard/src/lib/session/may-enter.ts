import type { Access } from "@mauzo/contract/endpoint";
import { can, type Grants, isAdmin } from "@mauzo/permissions/permissions";

/** Whether a member of the shop with these grants may use what asks for this access: the server's own rule, asked early. */
export function mayEnter(grants: Grants, access: Access): boolean {
  if (typeof access === "object") return can(grants, access);
  return access === "admin" ? isAdmin(grants) : true;
}
