import { type ListView, type ViewList, viewListNeeds } from "@mauzo/contract/shop/list-views";
import { can, isAdmin } from "@mauzo/permissions/permissions";
import type { Person } from "../../../http/request-context.ts";
import type { ViewRow } from "./queries.ts";

/** Anyone who may read a list sees its views. */
export const mayReadList = ({ grants }: Person, list: ViewList): boolean => can(grants, viewListNeeds[list]);

/** A view belongs to the person who made it; admins may change all of them. */
export const mayChangeView = (person: Person, { list, created_by }: Pick<ViewRow, "list" | "created_by">): boolean =>
  mayReadList(person, list) && (isAdmin(person.grants) || created_by === person.userId);

export const viewFor = (person: Person, { created_by, removed, ...view }: ViewRow): ListView => ({
  ...view,
  may_change: mayChangeView(person, { list: view.list, created_by }),
});
