import type { RequiredPermission } from "@mauzo/permissions/permissions";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Id, IdParams, Moment, requiredText } from "../shared.ts";

/** The lists of the back-office that have saved views; those of the analytics are its saved reports. */
export const viewLists = [
  "products",
  "orders",
  "stock",
  "customers",
  "conversations",
  "expenses",
  "analytics",
] as const;
export const ViewList = z.enum(viewLists);
export type ViewList = z.infer<typeof ViewList>;

/** The permission needed to see a list and its shared views. */
export const viewListNeeds: Record<ViewList, RequiredPermission> = {
  products: { resource: "product", action: "read" },
  orders: { resource: "orders", action: "read" },
  stock: { resource: "product", action: "read" },
  customers: { resource: "customers", action: "read" },
  conversations: { resource: "conversations", action: "read" },
  expenses: { resource: "transactions", action: "read" },
  analytics: { resource: "orders", action: "read" },
};

/** How many shared views a list may have, and how long a name and a query may be. */
export const listViewLimits = { each: 50, name: 40, query: 500 } as const;

/** The part after the "?" of a list's address, as URLSearchParams writes it: it cannot lead to another page. */
const ViewQuery = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(listViewLimits.query),
    z.regex(/^[\w%+\-.*=&]+$/, "view_query_invalid" satisfies PlainCode),
  );
const ViewName = requiredText(listViewLimits.name);

/** A saved view of a list, visible to everyone in the shop who may read the list. */
export const ListView = z.object({
  id: Id,
  list: ViewList,
  name: z.string(),
  query: z.string(),
  /** Who made it; null when the account is gone. */
  by: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Whether the caller may change and delete it: its author and admins may. */
  may_change: z.boolean(),
  updated_at: Moment,
});
export type ListView = z.infer<typeof ListView>;

export const NewListView = z.strictObject({ list: ViewList, name: ViewName, query: ViewQuery });
export type NewListView = z.input<typeof NewListView>;

/** Nobody sees or changes views of a list they may not read: see `viewListNeeds`. */
export const listViews = {
  list: endpoint({
    method: "GET",
    path: "/list-views",
    access: "member",
    summary: "The shared views of the lists the caller may read, by name",
    reply: z.object({ items: z.array(ListView) }),
  }),
  /** 409 for a name that the list already has, and when the list is full. */
  create: endpoint({
    method: "POST",
    path: "/list-views",
    access: "member",
    summary: "Share a view of a list with everyone in the shop",
    body: NewListView,
    reply: ListView,
    errors: ["too_many_views", "view_name_taken", "not_found"],
  }),
  /** 409 for a name the list already has, and when somebody else has changed the view since. */
  rename: endpoint({
    method: "PUT",
    path: "/list-views/:id",
    access: "member",
    summary: "Rename a shared view: only its author and admins",
    params: IdParams,
    body: z.strictObject({ name: ViewName, expected_updated_at: Moment }),
    reply: ListView,
    errors: ["view_changed", "view_name_taken"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/list-views/:id",
    access: "member",
    summary: "Delete a shared view: only its author and admins. It can be restored for a day",
    params: IdParams,
    reply: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/list-views/:id/restore",
    access: "member",
    summary: "Restore a deleted shared view",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["too_many_views", "view_name_taken"],
  }),
};
