import { productList, productStatusFilters, productStocks } from "@mauzo/contract/catalogue/products";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import { useCategoryFilter } from "../../../../entities/shop/shop/parts/use-category-filter.ts";
import type { useProductFilters } from "../filters.ts";

type Filters = ReturnType<typeof useProductFilters>[0];
type Change = (filters: Partial<Omit<Filters, "search" | "pages">>) => void;

/** The product list's filters and its order. */
export function useProductFilterTable(filters: Filters, currency: string, onChange: Change): readonly ListFilter[] {
  const t = useTranslations("products");
  const { status, category, stock, least, most, sort } = filters;
  return [
    useCategoryFilter(category, (value) => onChange({ category: value })),
    choiceFilter({
      ...{ id: "status", label: t("statusFilter"), values: productStatusFilters, value: status, unset: "active" },
      nameOf: (value) => t(`shelf.${value}`),
      onChange: (value) => onChange({ status: value ?? "active" }),
    }),
    choiceFilter({
      ...{ id: "stock", label: t("stockFilter"), values: productStocks, value: stock },
      nameOf: (value) => t(`stocks.${value}`),
      onChange: (value) => onChange({ stock: value }),
    }),
    { kind: "amounts", ...{ id: "price", label: t("price"), least, most, currency }, onChange },
    choiceFilter({
      ...{ id: "sort", label: t("sortOrder"), values: productList.sorts, value: sort, unset: productList.first },
      isOrder: true,
      nameOf: (value) => t(`sort.${value}`),
      onChange: (value) => onChange({ sort: value ?? productList.first }),
    }),
  ];
}
