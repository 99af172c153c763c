import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams, PageQuery, page } from "../shared.ts";
import { AddOnGroup, AddOnGroupBody } from "./add-ons.ts";

/** A group as the shop keeps it: with how much is left, and where it is used. */
export const KeptGroup = z.extend(AddOnGroup, {
  archived: z.boolean(),
  /** How many of its add-ons are running low or sold out. */
  low: z.int(),
  /** How many products have it, archived ones left out, and the names of the first few. */
  products: z.int(),
  product_names: z.array(z.string()),
});
export type KeptGroup = z.infer<typeof KeptGroup>;

export const groupShelves = ["active", "archived"] as const;

const read = { resource: "product", action: "read" } as const;

export const addOnGroups = {
  list: endpoint({
    method: "GET",
    path: "/add-on-groups",
    access: read,
    summary: "The shop's add-on groups, newest first; archived ones by themselves",
    query: z.extend(PageQuery, {
      status: z._default(z.enum(groupShelves), "active"),
      /** In the name of the group, or of an add-on of it. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    }),
    reply: page(KeptGroup),
  }),
  get: endpoint({
    method: "GET",
    path: "/add-on-groups/:id",
    access: read,
    summary: "An add-on group, and in how many products it is",
    params: IdParams,
    reply: KeptGroup,
  }),
  create: endpoint({
    method: "POST",
    path: "/add-on-groups",
    access: { resource: "product", action: "create" },
    summary: "Create an add-on group that is in no product yet",
    body: AddOnGroupBody,
    reply: KeptGroup,
  }),
  update: endpoint({
    method: "PUT",
    path: "/add-on-groups/:id",
    access: { resource: "product", action: "update" },
    summary: "Change an add-on group, for every product that has it",
    params: IdParams,
    body: AddOnGroupBody,
    reply: KeptGroup,
  }),
  archive: endpoint({
    method: "POST",
    path: "/add-on-groups/:id/archive",
    access: { resource: "product", action: "delete" },
    summary: "Take an add-on group out of every product; nothing is deleted",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  /** Into the products that had it. */
  restore: endpoint({
    method: "POST",
    path: "/add-on-groups/:id/restore",
    access: { resource: "product", action: "delete" },
    summary: "Put an archived add-on group back",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
