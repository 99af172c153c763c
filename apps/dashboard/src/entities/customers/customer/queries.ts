import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { type CustomerFilter, customerList, customers } from "@mauzo/contract/customers/customers";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const customersQuery = (filter: CustomerFilter) => api.pages(customers.list, { query: filter }, nextPageSize);
export const useCustomers = (filter: CustomerFilter) =>
  useInfiniteQuery({ ...customersQuery(filter), placeholderData: keepPreviousData });

/** The list as it opens by itself, without filters in the address. */
export function startCustomers(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(customersQuery({ search: "", search_by: "all", sort: customerList.first }));
}

export const customerQuery = (id: string) => api.query(customers.get, { params: { id } });
export const useCustomer = (id: string) => useQuery(customerQuery(id));
export const startCustomer = (client: QueryClient, id: string) => void client.prefetchQuery(customerQuery(id));
/** Reads a customer from the API, past the cache. */
export function useNewestCustomer(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...customerQuery(id), staleTime: 0 });
}

/** The tags and places in use, the most used first. */
export function useCustomerValues(): { tags: readonly string[]; places: readonly string[] } {
  const used = useQuery(api.query(customers.values, {})).data;
  return { tags: used?.tags.map(({ value }) => value) ?? [], places: used?.places.map(({ value }) => value) ?? [] };
}

/** Customers that match the text, if it is not empty. */
export const useFoundCustomers = (search: string, may: boolean) =>
  useQuery({
    ...api.query(customers.list, { query: { search, sort: "name" } }),
    enabled: may && search.trim().length >= 2,
  }).data?.items;

/** The customer of an address that may name none. */
export const useNamedCustomer = (id: string | null) => useQuery({ ...customerQuery(id ?? ""), enabled: id !== null });

/** Customers who may be the same person as this one, or any two of the shop; not asked for before `may`. */
export const useMergeSuggestions = (customerId: string | undefined, may: boolean) =>
  useQuery({
    ...api.query(customerMerges.suggestions, { query: customerId === undefined ? {} : { customer_id: customerId } }),
    enabled: may,
  });
