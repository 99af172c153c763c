"use client";

import { setLimits } from "@mauzo/contract/catalogue/sets";
import { useTranslations } from "next-intl";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";
import type { FormSection } from "../../form/set-form.ts";
import type { SetEditing } from "../../form/use-set-form.ts";
import { countOf } from "../../rules/preview-content.ts";
import { ChosenProducts } from "./chosen-products.tsx";
import { ProductFinder } from "./product-finder.tsx";

type Props = { editing: SetEditing; section: FormSection; label: string; finder: string };

/** The products of a section in order, and the search to add more. */
export function SectionProducts({ editing, section, label, finder }: Props) {
  const t = useTranslations("sets");
  const { form, changeSection, search, setSearch, matches } = editing;
  const here = search.key === section.key;
  const count = countOf(form, []);
  const change = (update: (products: FormSection["products"]) => FormSection["products"]) =>
    changeSection(section.key, (now) => ({ ...now, products: update(now.products) }));
  return (
    <div className="flex flex-col gap-3">
      <ChosenProducts label={label} products={section.products} onChange={change} />
      <ListError name={`sections.${form.sections.indexOf(section)}.products`} />
      <p className="text-[0.8125rem] text-muted">{t("count", { count, most: setLimits.products })}</p>
      <ProductFinder
        label={finder}
        text={here ? search.text : ""}
        matches={here ? matches : undefined}
        onSearch={(text) => setSearch({ key: section.key, text })}
        full={count >= setLimits.products}
        has={(id) => form.sections.some(({ products }) => products.some((product) => product.id === id))}
        onAdd={(product) => change((products) => [...products, product])}
      />
    </div>
  );
}
