import { customers } from "@mauzo/contract/customers/customers";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** Customers that match the text, if it is not empty. */
export const useFoundCustomers = (search: string, may: boolean) =>
  useQuery({
    ...api.query(customers.list, { query: { search, sort: "name" } }),
    enabled: may && search.trim().length >= 2,
  }).data?.items;
