import type { PermissionsInput } from "@mauzo/contract/account/invites";
import {
  type Action,
  actions,
  can,
  type Grants,
  isAdmin,
  type RequiredPermission,
  resources,
} from "@mauzo/permissions/permissions";

/** A person's permissions with one more; whoever may change something may see it. */
export function withGrant(grants: Grants, wanted: RequiredPermission): PermissionsInput {
  if (isAdmin(grants)) return { is_admin: true };
  const has = (resource: RequiredPermission["resource"], action: Action) =>
    can(grants, { resource, action }) ||
    (resource === wanted.resource && (action === wanted.action || action === "read"));
  return resources
    .map((resource) => ({ resource, action: actions.filter((action) => has(resource, action)) }))
    .filter(({ action }) => action.length > 0);
}
