"use client";

import { setLimits, setPicks } from "@mauzo/contract/catalogue/sets";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { formatMoney } from "@mauzo/format/money";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { ClashNote } from "../../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { CategoryOptions } from "../../../../../entities/shop/shop/parts/category-options.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { SetForm } from "../../form/set-form.ts";
import type { SetEditing } from "../../form/use-set-form.ts";
import { priceOf } from "../../rules/preview-content.ts";

/** The rule by which a set finds its products, and what it finds now. */
export function CollectionRuleFields({ editing }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  const category = useTranslations("category");
  const { currency } = useAccount().shop;
  const { form, change, found, foundFailed } = editing;
  const { rule } = form;
  const set = (part: Partial<SetForm["rule"]>) => change({ rule: { ...rule, ...part } });
  const sayPick = (value: unknown) => setPicks.filter((pick) => pick === value).map((pick) => t(`pick.${pick}`))[0];
  const sayCategory = (value: unknown) =>
    shopCategories.filter((each) => each === value).map((each) => category(each))[0] ?? t("anyCategory");
  const sayAmount = (minor: unknown) => (typeof minor === "number" ? formatMoney({ minor, currency }) : undefined);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t("ruleText")}</p>
      <FormField name="rule.pick" label={t("ruleStart")} say={sayPick}>
        {(control) => (
          <Select
            {...control}
            value={rule.pick}
            onChange={({ target }) => set({ pick: setPicks.find((pick) => pick === target.value) ?? "all" })}
          >
            {setPicks.map((pick) => (
              <option key={pick} value={pick}>
                {t(`pick.${pick}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField name="rule.category" label={t("category")} say={sayCategory}>
        {(control) => (
          <Select
            {...control}
            value={rule.category ?? ""}
            onChange={({ target }) => set({ category: shopCategories.find((each) => each === target.value) ?? null })}
          >
            <option value="">{t("anyCategory")}</option>
            <CategoryOptions />
          </Select>
        )}
      </FormField>
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField
          name="rule.price_least_minor"
          label={t("priceLeast")}
          aside={t("optional")}
          say={sayAmount}
          unit={currency}
          value={rule.price_least_minor}
          onChange={(amount) => set({ price_least_minor: amount ?? null })}
        />
        <AmountField
          name="rule.price_most_minor"
          label={t("priceMost")}
          aside={t("optional")}
          say={sayAmount}
          unit={currency}
          value={rule.price_most_minor}
          onChange={(amount) => set({ price_most_minor: amount ?? null })}
        />
      </div>
      <FormField name="rule.most" label={t("most")}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={setLimits.products}
            value={rule.most === 0 ? "" : rule.most}
            onChange={({ target }) => set({ most: Math.trunc(Number(target.value)) })}
          />
        )}
      </FormField>
      <Checkbox
        label={t("inStockOnly")}
        className="min-h-10"
        checked={rule.in_stock}
        onChange={({ target }) => set({ in_stock: target.checked })}
      />
      <ClashNote at="rule/in_stock" label={t("inStockOnly")} />
      <section aria-label={t("found")}>
        <h3 className="font-medium text-[0.8125rem]">
          {t("found")}
          {found && <span className="ml-1.5 font-normal text-muted">{t("products", { count: found.length })}</span>}
        </h3>
        <p aria-live="polite" className="text-muted empty:hidden">
          {foundFailed ? t("foundFailed") : found?.length === 0 ? t("foundNone") : ""}
        </p>
        <ol className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line empty:hidden">
          {found?.map((product) => (
            <li key={product.id} className="flex justify-between gap-3 px-3 py-2">
              <span className="min-w-0 truncate">{product.name}</span>
              <span className="shrink-0 text-muted tabular-nums">{priceOf(product)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
