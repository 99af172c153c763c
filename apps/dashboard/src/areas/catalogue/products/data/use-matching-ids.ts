import { productBulkActions } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { ProductFilter } from "@mauzo/contract/catalogue/products";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** The products that match now, loaded or not; fetched only where there may be more than are loaded. */
export const useMatching = (filter: Omit<ProductFilter, "cursor" | "limit">, asked: boolean) =>
  useQuery({ ...api.query(productBulkActions.ids, { query: filter }), enabled: asked, staleTime: 0, gcTime: 0 });
