import { type ListView, type ViewList, viewListNeeds } from "@mauzo/contract/shop/list-views";
import { can, isAdmin } from "@mauzo/permissions/permissions";
import type { Person } from "../../../http/visit.ts";
import type { ViewRow } from "./queries.ts";

/** Who may read a list sees its views. */
export const maySee = ({ grants }: Person, list: ViewList): boolean => can(grants, viewListNeeds[list]);

/** A view belongs to who made it; admins look after all of them. */
export const mayChange = (person: Person, { list, created_by }: Pick<ViewRow, "list" | "created_by">): boolean =>
  maySee(person, list) && (isAdmin(person.grants) || created_by === person.userId);

export const viewFor = (person: Person, { created_by, removed, ...view }: ViewRow): ListView => ({
  ...view,
  may_change: mayChange(person, { list: view.list, created_by }),
});
