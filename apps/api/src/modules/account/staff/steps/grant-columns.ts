import type { Grants } from "@mauzo/permissions/permissions";

/** Grants in the form the tables store them. */
export const grantColumns = (grants: Grants) =>
  Array.isArray(grants) ? { isAdmin: false, permissions: grants } : { isAdmin: grants.is_admin, permissions: [] };
