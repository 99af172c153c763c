import { productExports } from "@mauzo/contract/catalogue/product-exports";
import { type ProductFilter, products } from "@mauzo/contract/catalogue/products";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../../lib/list/next-page-size.ts";
import { api } from "../../../../lib/session/api.ts";

/** The product list; keeps the last result while the next one loads, unless it shows entirely different products. */
export const useProducts = (filter: ProductFilter) =>
  useInfiniteQuery({
    ...api.pages(products.list, { query: filter }, nextPageSize),
    placeholderData: (last, before) => (before?.queryKey[1].query?.status === filter.status ? last : undefined),
  });

/** Whether the shop has archived products; fetched only when somebody sees an empty list. */
export const useHasArchived = (asked: boolean) =>
  useQuery({ ...api.query(products.list, { query: { status: "archived", limit: 1 } }), enabled: asked }).data?.items
    .length === 1;

type Shown = Pick<ProductFilter, "status" | "category" | "search" | "stock" | "price_least" | "price_most">;

/** Saves the listed products as a file. */
export function useExport() {
  const t = useTranslations("products");
  const save = useListExport(productExports.file, t("exportFailed"));
  return (shown: Shown) => save({ query: { form: "table", ...shown } });
}
