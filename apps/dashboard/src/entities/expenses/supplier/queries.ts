import { suppliers } from "@mauzo/contract/expenses/suppliers";
import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const listQuery = api.query(suppliers.list, {});
const oneQuery = (id: string) => api.query(suppliers.get, { params: { id } });
export const useSuppliers = (enabled = true) => useQuery({ ...listQuery, enabled });
export const useSupplier = (id: string) => useQuery(oneQuery(id));
export const useBills = (id: string) => useInfiniteQuery(api.pages(suppliers.bills, { params: { id }, query: {} }));
export const startSuppliers = (client: QueryClient) => void client.prefetchQuery(listQuery);
export const startSupplier = (client: QueryClient, id: string) => void client.prefetchQuery(oneQuery(id));
