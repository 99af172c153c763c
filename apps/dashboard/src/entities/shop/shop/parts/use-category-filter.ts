import { type ShopCategory, shopCategories } from "@mauzo/contract/shop/shop";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";

/** The row of a list's table of filters for a category of goods. */
export function useCategoryFilter(
  value: ShopCategory | null,
  onChange: (category: ShopCategory | null) => void,
): ListFilter {
  const t = useTranslations("list");
  const category = useTranslations("category");
  return choiceFilter({
    ...{ id: "category", label: t("category"), values: shopCategories, value, onChange },
    nameOf: (each) => category(each),
  });
}
