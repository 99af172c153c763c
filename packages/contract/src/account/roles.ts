import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

import { Done, Id, IdParams, requiredText, Version } from "../shared.ts";
import { GrantsInput } from "./invites.ts";

/** How many roles a shop has, and how long their names are. */
export const roleLimits = { each: 20, name: 40 };

const shape = {
  name: requiredText(roleLimits.name),
  permissions: GrantsInput,
  /** Whether who has it sees customers' telephone numbers whole. */
  sees_phones: z.boolean(),
};

/** Rights that a shop has given a name, such as Cashier. */
export const Role = z.object({
  id: Id,
  name: z.string(),
  permissions: GrantsInput,
  sees_phones: z.boolean(),
  /** How many members have it. */
  members: z.int(),
  version: Version,
});
export type Role = z.infer<typeof Role>;

export const NewRole = z.strictObject(shape);
export type NewRole = z.input<typeof NewRole>;
/**
 * What becomes of those who have the role, and of who is invited to it, when its rights change: they `follow` it, or `stay` as
 * they are and have it no more.
 */
export const RoleEdit = z.strictObject({ ...shape, members: z.enum(["follow", "stay"]), version: Version });
export type RoleEdit = z.input<typeof RoleEdit>;

export const roles = {
  list: endpoint({
    method: "GET",
    path: "/roles",
    access: { resource: "staffs", action: "read" },
    summary: "The shop's roles, by their names",
    reply: z.object({ items: z.array(Role) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/roles",
    access: "admin",
    stepUp: true,
    summary: "Save rights under a name",
    body: NewRole,
    reply: Role,
    errors: ["role_name_taken", "too_many_roles"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/roles/:id",
    access: "admin",
    stepUp: true,
    summary: "Change a role, and the rights of its members if they are to follow, immediately",
    params: IdParams,
    body: RoleEdit,
    reply: Role,
    errors: ["role_name_taken", "version_conflict"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/roles/:id",
    access: "admin",
    stepUp: true,
    summary: "Delete a role; its members keep their rights",
    params: IdParams,
    reply: Done,
  }),
};
