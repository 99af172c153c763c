import type { FieldError } from "@mauzo/api-client/errors/field-errors";
import type { Member, PermissionsInput } from "@mauzo/contract/account/invites";
import type { NewRole, Role } from "@mauzo/contract/account/roles";
import type { CurrentUser, Permissions } from "@mauzo/contract/account/session";
import type { ErrorCode } from "@mauzo/contract/errors";
import { type Action, actions, can, isAdmin, type Resource, resources } from "@mauzo/permissions/permissions";
import { readyMade } from "@mauzo/permissions/ready-made";

export type Key = `${Resource}:${Action}`;
/** The permissions to grant: everything, or single actions. */
export type AccessChoice = "everything" | ReadonlySet<Key>;
export const presets = ["sales", "stock", "cashier", "rider", "bookkeeper", "everything", "own"] as const;
export type Preset = (typeof presets)[number];
const keysOf = (preset: keyof typeof readyMade): ReadonlySet<Key> =>
  new Set(readyMade[preset].flatMap(({ resource, action }) => action.map((each): Key => `${resource}:${each}`)));

export const chosenBy = (preset: Preset, now: AccessChoice): AccessChoice =>
  preset === "everything" ? "everything" : preset === "own" ? (now === "everything" ? new Set() : now) : keysOf(preset);

const isEqual = (one: AccessChoice, other: AccessChoice): boolean =>
  one === "everything" || other === "everything"
    ? one === other
    : one.size === other.size && [...one].every((key) => other.has(key));

export const presetOf = (chosen: AccessChoice): Preset =>
  presets.find((preset) => preset !== "own" && isEqual(chosenBy(preset, chosen), chosen)) ?? "own";

/** The role that was picked; undefined once other rights are chosen than it gives. */
export const pickedRole = <R extends Pick<Role, "id" | "permissions" | "sees_phones">>(
  roles: readonly R[],
  { roleId, chosen, seesPhones }: { roleId: string | null; chosen: AccessChoice; seesPhones: boolean },
): R | undefined =>
  roles.find(
    ({ id, permissions, sees_phones }) =>
      id === roleId && sees_phones === seesPhones && isEqual(chosenIn(permissions), chosen),
  );

const actionsOn = (permissions: Permissions, resource: Resource) =>
  actions.filter((action) => can(permissions, { resource, action }));

export const chosenIn = (permissions: Permissions): AccessChoice =>
  isAdmin(permissions)
    ? "everything"
    : new Set(
        resources.flatMap((resource) => actionsOn(permissions, resource).map((action): Key => `${resource}:${action}`)),
      );

/** The permissions as the contract expects them; undefined while nothing is chosen. */
export function toPermissions(chosen: AccessChoice): PermissionsInput | undefined {
  if (chosen === "everything") return { is_admin: true };
  const grants = resources
    .map((resource) => ({ resource, action: actions.filter((action) => chosen.has(`${resource}:${action}`)) }))
    .filter(({ action }) => action.length > 0);
  return grants.length > 0 ? grants : undefined;
}

/** The permissions as a form holds them: in one order, so that the same choice is the same value. */
export type AccessForm = { access: "everything" | readonly Key[]; seesPhones: boolean; roleId: string | null };
const keys = resources.flatMap((resource) => actions.map((action): Key => `${resource}:${action}`));
export const formOf = (chosen: AccessChoice): Pick<AccessForm, "access"> => ({
  access: chosen === "everything" ? chosen : keys.filter((key) => chosen.has(key)),
});
/** A role as its form holds it, with what becomes of its members. */
export type RoleForm = { name: string; access: AccessForm["access"]; seesPhones: boolean; members: "follow" | "stay" };
export const roleFormOf = (role: Role | undefined): RoleForm => ({
  name: role?.name ?? "",
  ...formOf(role ? chosenIn(role.permissions) : new Set()),
  seesPhones: role?.sees_phones ?? false,
  members: "follow",
});
/** Whether a form gives other rights than the role that it is based on. */
export const hasNewRights = (role: Role, form: RoleForm): boolean =>
  role.sees_phones !== form.seesPhones || !isEqual(chosenIn(role.permissions), chosenOf(form));
/** The rights of a role, which is never everything; undefined while nothing is chosen. */
export function toGrants(form: Pick<RoleForm, "access">): NewRole["permissions"] | undefined {
  const permissions = toPermissions(chosenOf(form));
  return Array.isArray(permissions) ? permissions : undefined;
}

/** What a form holds once a role is picked. */
export const roleForm = ({ id, permissions, sees_phones }: Role): AccessForm => ({
  ...formOf(chosenIn(permissions)),
  seesPhones: sees_phones,
  roleId: id,
});
/** What a form holds as permissions, or anything that stood in its field. */
export const chosenOf = ({ access }: { access: unknown }): AccessChoice =>
  access === "everything" ? access : new Set(keys.filter((key) => Array.isArray(access) && access.includes(key)));

/** Adding, changing or deleting requires seeing; without seeing, a person can do nothing with a resource. */
export function toggle(chosen: ReadonlySet<Key>, resource: Resource, action: Action): ReadonlySet<Key> {
  const next = new Set(chosen);
  if (!next.delete(`${resource}:${action}`)) return next.add(`${resource}:${action}`).add(`${resource}:read`);
  if (action === "read") for (const each of actions) next.delete(`${resource}:${each}`);
  return next;
}

/** What the reader may do and see: nobody grants more. */
export type Own = Pick<CurrentUser, "permissions" | "sees_phones">;

/** Whether somebody may grant all of this: nobody grants more than they have. */
export const mayGive = (own: Permissions, chosen: AccessChoice): boolean =>
  chosen === "everything"
    ? isAdmin(own)
    : resources.every((resource) =>
        actions.every((action) => !chosen.has(`${resource}:${action}`) || can(own, { resource, action })),
      );

/** Why this person cannot change or remove a member; undefined when they can. */
export function lockReason(
  member: Pick<Member, "id" | "permissions">,
  members: readonly Pick<Member, "permissions">[],
  own: { id: string; permissions: Permissions; ownerId?: string | undefined },
): "adminsOnly" | "ownerStays" | "lastAdmin" | "notYourself" | undefined {
  const admin = isAdmin(member.permissions);
  if (admin && members.filter(({ permissions }) => isAdmin(permissions)).length === 1) return "lastAdmin";
  if (member.id === own.id) return "notYourself";
  if (member.id === own.ownerId) return "ownerStays";
  return admin && !isAdmin(own.permissions) ? "adminsOnly" : undefined;
}

/** Maps the server's error about an invite's e-mail to the form's message; undefined when it refused something else. */
export function refusedEmail(
  code: ErrorCode | undefined,
  fields: readonly FieldError[],
): "emailWorksHere" | "emailWrong" | undefined {
  if (code === "already_staff") return "emailWorksHere";
  return fields.some(({ path }) => path[0] === "email") ? "emailWrong" : undefined;
}
