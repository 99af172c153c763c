import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";

/** The names of the products that use a group; only the first ones if there are many. */
export function useProductNamesText() {
  const t = useTranslations("addOns");
  return ({ products, product_names: names }: AddOnGroupDetails) => {
    const shown = names.map(isolateBidi).join(", ");
    const more = products - names.length;
    return more > 0 ? t("andMore", { names: shown, count: more }) : shown;
  };
}
