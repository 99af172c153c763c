import { conversations } from "@mauzo/contract/conversations/conversations";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { customers } from "@mauzo/contract/customers/customers";
import { useQuery } from "@tanstack/react-query";
import { useConversations } from "../../../entities/conversations/conversation/queries.ts";
import { customerQuery } from "../../../entities/customers/customer/queries.ts";
import { usePagedRows } from "../../../lib/list/use-paged-rows.ts";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { filterOf, useConversationFilters } from "./filters.ts";

/** The list of the inbox as the address asks for it, and how many conversations each queue has. */
export function useInbox() {
  const [filters, setFilters] = useConversationFilters();
  const list = useConversations(filterOf(filters));
  const rows = usePagedRows(list, filters.pages);
  const counts = useQuery(api.query(conversations.counts, {})).data;
  return { filters, setFilters, list, rows, counts };
}

/** Who of the shop can be assigned. */
export const useAssignees = () =>
  useQuery({
    ...api.query(conversations.assignees, {}),
    enabled: useCanAccess(conversations.assign.access),
  }).data?.items;

const newestOrders = 5;
/** The customer of a conversation with their newest orders, as far as the reader may see them. */
export function useCustomerBeside(id: string | undefined) {
  const may = useCanAccess(customers.get.access) && id !== undefined;
  const customer = useQuery({ ...customerQuery(id ?? ""), enabled: may }).data;
  const entries = useQuery({
    ...api.query(customerTimeline.list, { params: { id: id ?? "" }, query: { limit: 50 } }),
    enabled: may,
  }).data?.items;
  return { customer, orders: entries?.filter((entry) => entry.kind === "order").slice(0, newestOrders) };
}
