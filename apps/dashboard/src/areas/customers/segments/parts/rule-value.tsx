"use client";

import { segmentCriteria } from "@mauzo/contract/customers/segment-criteria";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { choicesOf, isChoice, type RuleRow } from "../form/segment-form.ts";
import type { Known } from "./known.ts";
import { ProductPick } from "./product-pick.tsx";

type Control = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;
type Props = { control: Control; row: RuleRow; known: Known; onChange: (value: string) => void };

/** What a condition compares with, typed or chosen as its criterion needs; an amount has a field of its own. */
export function RuleValue({ control, row: { key, criterion, value }, known, onChange }: Props) {
  const t = useTranslations("segments");
  const category = useTranslations("category");
  const { input } = segmentCriteria[criterion];
  if (criterion === "bought_category" || criterion === "bought_set") {
    const choices = criterion === "bought_set" ? known.sets : shopCategories.map((id) => ({ id, name: category(id) }));
    return (
      <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        {!choices.some(({ id }) => id === value) && <option value={value}>{t(value === "" ? "choose" : "set")}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    );
  }
  if (input === "product") return <ProductPick {...{ control, value, known, onChange }} />;
  if (isChoice(criterion))
    return (
      <Select id={control.id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choicesOf[criterion].map((choice) => (
          <option key={choice} value={choice}>
            {t(`choice.${choice}`)}
          </option>
        ))}
      </Select>
    );
  const used = input === "place" ? known.places : input === "tag" ? known.tags : undefined;
  if (used)
    return (
      <>
        <Input
          {...control}
          autoComplete="off"
          list={`known-${key}`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <datalist id={`known-${key}`}>
          {used.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </>
    );
  const isNumber = input === "count" || input === "days";
  return (
    <Input
      {...control}
      {...(isNumber && { inputMode: "numeric", suffix: input === "days" ? t("daysAgo") : t("orders") })}
      autoComplete="off"
      maxLength={isNumber ? 7 : 80}
      className={isNumber ? "pr-28!" : undefined}
      value={value}
      onChange={({ target }) => onChange(isNumber ? target.value.replace(/\D/g, "") : target.value)}
    />
  );
}
