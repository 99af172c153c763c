import { useTranslations } from "next-intl";

/** Says in words how many add-ons of a group are chosen for each unit. */
export function useAddOnLimitText() {
  const t = useTranslations("addOns.rule");
  return (rule: { min: number; max: number }) => {
    const [min, max] = [String(rule.min), String(rule.max)];
    if (min === max) return t("exactly", { min });
    return rule.min === 0 ? t("upTo", { max }) : t("between", { min, max });
  };
}
