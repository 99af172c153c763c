import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams, PageQuery, page } from "../shared.ts";
import { AddOnGroup, AddOnGroupBody, AddOnGroupUpdate } from "./add-ons.ts";

/** A group as the shop sees it: with the stock of its add-ons, and where it is used. */
export const AddOnGroupDetails = z.extend(AddOnGroup, {
  archived: z.boolean(),
  /** How many of its add-ons are running low or sold out. */
  low: z.int(),
  /** How many products have it, without archived ones, and the names of the first few. */
  products: z.int(),
  product_names: z.array(z.string()),
});
export type AddOnGroupDetails = z.infer<typeof AddOnGroupDetails>;

export const groupStatusFilters = ["active", "archived"] as const;

const read = { resource: "product", action: "read" } as const;

export const addOnGroups = {
  list: endpoint({
    method: "GET",
    path: "/add-on-groups",
    access: read,
    summary: "The shop's add-on groups, newest first; archived ones only on request",
    query: z.extend(PageQuery, {
      status: z._default(z.enum(groupStatusFilters), "active"),
      /** Searches the name of the group and of its add-ons. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    }),
    reply: page(AddOnGroupDetails),
  }),
  get: endpoint({
    method: "GET",
    path: "/add-on-groups/:id",
    access: read,
    summary: "An add-on group, and how many products have it",
    params: IdParams,
    reply: AddOnGroupDetails,
  }),
  create: endpoint({
    method: "POST",
    path: "/add-on-groups",
    access: { resource: "product", action: "create" },
    summary: "Create an add-on group that no product has yet",
    body: AddOnGroupBody,
    reply: AddOnGroupDetails,
    errors: ["add_on_unknown", "stock_too_large"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/add-on-groups/:id",
    access: { resource: "product", action: "update" },
    summary: "Change an add-on group, for every product that has it",
    params: IdParams,
    body: AddOnGroupUpdate,
    reply: AddOnGroupDetails,
    errors: ["add_ons_archived", "add_ons_changed", "add_on_unknown", "stock_sold_meanwhile", "stock_too_large"],
  }),
  archive: endpoint({
    method: "POST",
    path: "/add-on-groups/:id/archive",
    access: { resource: "product", action: "delete" },
    summary: "Remove an add-on group from every product; nothing is deleted",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  /** Adds it back to the products that had it. */
  restore: endpoint({
    method: "POST",
    path: "/add-on-groups/:id/restore",
    access: { resource: "product", action: "delete" },
    summary: "Restore an archived add-on group",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
