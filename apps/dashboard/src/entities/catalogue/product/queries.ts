import { type Product, products } from "@mauzo/contract/catalogue/products";
import { isPublished } from "@mauzo/selling/is-published";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const mostShown = 8;

export const productQuery = (id: string) => api.query(products.get, { params: { id } });

/** Products on sale that match the text; the newest without one. */
export const useProductSearch = (search: string, { limit = mostShown, enabled = true } = {}) =>
  useQuery({
    ...api.query(products.list, { query: { status: "published", limit, ...(search && { search }) } }),
    enabled,
    placeholderData: keepPreviousData,
  });

/** Which of these products are on sale and have add-ons, with their current data. */
export function useAddOnProducts(ids: readonly string[]): ReadonlyMap<string, Product> {
  const asked = useQueries({ queries: ids.map(productQuery) });
  const found = asked.flatMap(({ data }) => data ?? []);
  const offered = found.filter((product) => isPublished(product) && product.add_on_groups.length > 0);
  return new Map(offered.map((product) => [product.id, product]));
}
