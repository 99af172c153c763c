"use client";

import type { KnownProduct } from "@mauzo/contract/catalogue/known-product";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { longestName, mayReprice, type Proposal, priceChange, wrongIn } from "../../rules.ts";
import { PriceChangeNote } from "./price-change-note.tsx";

type Props = {
  proposal: Proposal;
  currency: string;
  /** Whether to show what is wrong; not before the first try. */
  checked: boolean;
  failure: string | undefined;
  /** The products of the shop that already have this name. */
  products: readonly KnownProduct[];
  /** Whether another line changes the price of the same product. */
  twice: boolean;
  /** Whether another line creates a product of the same name. */
  newTwice: boolean;
  onChange: (changed: Proposal) => void;
};

/** One proposed product: whether to take it, its name and price, and the text they were read from. */
export function ProposedProductRow({
  proposal,
  currency,
  checked,
  failure,
  products,
  twice,
  newTwice,
  onChange,
}: Props) {
  const t = useTranslations("imports.list");
  const { name, minor, choices, several, variants, line, taken, reprices } = proposal;
  const wrong = checked && taken ? wrongIn(proposal) : undefined;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-t px-4 py-3 md:px-5">
      <Checkbox
        label={t("take", { name: name || t("unnamed") })}
        hideLabel
        checked={taken}
        onChange={({ target }) => onChange({ ...proposal, taken: target.checked })}
        className="min-h-9 pointer-coarse:min-h-11"
      />
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field
          label={t("name")}
          hideLabel
          {...(wrong === "name" && { error: t("problem.name", { max: String(longestName) }) })}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={longestName}
              disabled={!taken}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...proposal, name: target.value })}
            />
          )}
        </Field>
        {variants.length === 0 ? (
          <AmountField
            label={t("price")}
            hideLabel
            error={wrong === "price" ? t("problem.price") : undefined}
            unit={currency}
            value={minor}
            disabled={!taken}
            onChange={(typed) => onChange({ ...proposal, minor: typed })}
          />
        ) : (
          <ul aria-label={t("variants")} className="flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
            {variants.map((variant) => (
              <li key={variant.name}>
                <bdi>{variant.name}</bdi>: {formatMoney({ minor: variant.minor, currency })}
              </li>
            ))}
          </ul>
        )}
        {taken && choices.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
            <span className="text-muted text-xs">{several ? t("forSeveral") : t("several")}</span>
            {choices.map((choice) => {
              const isChosen = choice.minor === minor && (!several || choice.name === name);
              const price = formatMoney({ minor: choice.minor, currency });
              return (
                <Button
                  key={`${choice.name} ${choice.minor}`}
                  size="sm"
                  variant={isChosen ? "primary" : "secondary"}
                  aria-pressed={isChosen}
                  onClick={() =>
                    onChange({ ...proposal, minor: choice.minor, ...(several && choice.name && { name: choice.name }) })
                  }
                >
                  {several ? `${choice.name}: ${price}` : price}
                </Button>
              );
            })}
          </div>
        )}
        {taken && minor === 0 && <p className="font-medium text-sm sm:col-span-2">{t("free")}</p>}
        {newTwice && <p className="font-medium text-sm sm:col-span-2">{t("newTwice")}</p>}
        <p className="wrap-anywhere text-muted text-xs sm:col-span-2">{t("said", { line })}</p>
        {products.length > 0 && (
          <PriceChangeNote
            {...{ name, products, twice }}
            reprices={reprices && mayReprice(proposal, products)}
            change={priceChange(proposal, products)}
            onReprice={
              mayReprice(proposal, products)
                ? (next) => onChange({ ...proposal, reprices: next, taken: true })
                : undefined
            }
          />
        )}
        {failure !== undefined && (
          <p role="alert" className="text-danger sm:col-span-2">
            {failure}
          </p>
        )}
      </div>
    </li>
  );
}
