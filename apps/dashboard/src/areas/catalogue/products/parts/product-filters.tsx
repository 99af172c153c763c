"use client";

import { productList, productStatusFilters, productStocks } from "@mauzo/contract/catalogue/products";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { AmountFilter } from "../../../../components/list/amount-filter.tsx";
import { SortSelect } from "../../../../components/list/sort-select.tsx";
import { CategoryFilter } from "../../../../entities/shop/shop/parts/category-filter.tsx";
import type { useProductFilters } from "../filters.ts";

type Filters = ReturnType<typeof useProductFilters>[0];
type Choice = "status" | "category" | "stock" | "least" | "most" | "sort";
type Props = Pick<Filters, Choice> & { currency: string; onChange: (filters: Partial<Pick<Filters, Choice>>) => void };

/** The list's filters: status, category, stock, prices, and the sort order. */
export function ProductFilters({ status, category, stock, least, most, sort, currency, onChange }: Props) {
  const t = useTranslations("products");
  const options = <Value extends string>(values: readonly Value[], word: (value: Value) => string) =>
    values.map((value) => (
      <option key={value} value={value}>
        {word(value)}
      </option>
    ));
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap big-text:grid-cols-1">
      <CategoryFilter
        value={category}
        onChange={(chosen) => onChange({ category: chosen })}
        className="col-span-full sm:w-60"
      />
      <Select
        aria-label={t("statusFilter")}
        value={status}
        onChange={({ target: { value } }) =>
          onChange({ status: productStatusFilters.find((known) => known === value) })
        }
        className="sm:w-44"
      >
        {options(productStatusFilters, (value) => t(`shelf.${value}`))}
      </Select>
      <Select
        aria-label={t("stockFilter")}
        value={stock ?? ""}
        onChange={({ target: { value } }) =>
          onChange({ stock: productStocks.find((known) => known === value) ?? null })
        }
        className="sm:w-40"
      >
        <option value="">{t("anyStock")}</option>
        {options(productStocks, (value) => t(`stocks.${value}`))}
      </Select>
      <AmountFilter
        words={{ filter: t("priceFilter"), amount: t("price"), any: t("anyPrice") }}
        {...{ least, most, currency, onChange }}
      />
      <SortSelect
        label={t("sortOrder")}
        sorts={productList.sorts}
        value={sort}
        nameOf={(value) => t(`sort.${value}`)}
        onChange={(value) => onChange({ sort: value })}
      />
    </div>
  );
}
