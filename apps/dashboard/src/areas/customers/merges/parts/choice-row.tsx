"use client";

import type { ChoosableField, MergePreview, MergeSide } from "@mauzo/contract/customers/customer-merges";
import { formatDay } from "@mauzo/format/date-time";
import { RadioTile } from "@mauzo/ui/radio-tile";
import { useTranslations } from "next-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";

type Side = "this" | "other";
type Props = {
  field: ChoosableField;
  preview: MergePreview;
  chosen: Side;
  onChoose: (side: Side) => void;
};

/** A field's value as people read it; empty where nothing is known. */
function useSaidField() {
  const t = useTranslations("customers");
  const { language } = useLanguage();
  return (field: ChoosableField, side: MergeSide): string => {
    if (field === "gender") return side.gender ? t(`genders.${side.gender}`) : "";
    if (field === "language") return side.language ? t(`languages.${side.language}`) : "";
    if (field === "birthday") return side.birthday ? formatDay(side.birthday, language) : "";
    return side[field] ?? "";
  };
}

/** One field of both: two tiles where they differ, of which one is pressed; else what both say; nothing where none does. */
export function ChoiceRow({ field, preview, chosen, onChoose }: Props) {
  const t = useTranslations("merges");
  const said = useSaidField();
  const values = { this: said(field, preview.this), other: said(field, preview.other) };
  if (values.this === "" && values.other === "") return null;
  if (values.this === values.other)
    return (
      <div className="border-line border-t py-3 first:border-0 first:pt-0">
        <p className="text-[0.8125rem] text-muted">{t(field)}</p>
        <p className="wrap-anywhere">
          <bdi>{values.this}</bdi>
        </p>
      </div>
    );
  return (
    <fieldset className="border-line border-t py-3 first:border-0 first:pt-0">
      <legend className="float-left mb-1 text-[0.8125rem] text-muted">{t(field)}</legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        {(["this", "other"] as const).map((side) => (
          <RadioTile
            key={side}
            name={field}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className="wrap-anywhere min-h-11 min-w-0 px-2 py-2 text-center"
          >
            {values[side] === "" ? <span className="text-muted">{t("nothing")}</span> : <bdi>{values[side]}</bdi>}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
