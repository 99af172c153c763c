import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import { isolated } from "@mauzo/format/isolated";
import { useTranslations } from "use-intl";

/** The products a group is in by their names; of many, the first ones. */
export function useNames() {
  const t = useTranslations("addOns");
  return ({ products, product_names: names }: KeptGroup) => {
    const shown = names.map(isolated).join(", ");
    const more = products - names.length;
    return more > 0 ? t("andMore", { names: shown, count: more }) : shown;
  };
}
