import { productChoices } from "@mauzo/contract/catalogue/product-choices";
import type { ProductFilter } from "@mauzo/contract/catalogue/products";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Which products match now, loaded or not; asked only where there may be more of them than are loaded. */
export const useMatching = (filter: Omit<ProductFilter, "cursor" | "limit">, asked: boolean) =>
  useQuery({ ...api.query(productChoices.ids, { query: filter }), enabled: asked, staleTime: 0, gcTime: 0 });
