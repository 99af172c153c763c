"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "use-intl";
import { MoneyInput } from "../../../../components/form/money-input.tsx";
import { longestName, type Proposal, wrongIn } from "../../rules.ts";

type Props = {
  proposal: Proposal;
  currency: string;
  /** Says what is wrong; before the first try nothing is. */
  checked: boolean;
  failure: string | undefined;
  /** The product of the shop that has this name already. */
  knownId: string | undefined;
  onChange: (changed: Proposal) => void;
};

/** One proposed product: taken or not, its name and price, and the words they were read from. */
export function ProposalRow({ proposal, currency, checked, failure, knownId, onChange }: Props) {
  const t = useTranslations("imports.list");
  const { name, minor, choices, line, taken } = proposal;
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
        <Field label={t("price")} hideLabel {...(wrong === "price" && { error: t("problem.price") })}>
          {(control) => (
            <MoneyInput
              {...control}
              currency={currency}
              value={minor}
              disabled={!taken}
              onChange={(typed) => onChange({ ...proposal, minor: typed })}
            />
          )}
        </Field>
        {taken && choices.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
            <span className="text-muted text-xs">{t("several")}</span>
            {choices.map((choice) => (
              <Button
                key={choice}
                size="sm"
                variant={choice === minor ? "primary" : "secondary"}
                aria-pressed={choice === minor}
                onClick={() => onChange({ ...proposal, minor: choice })}
              >
                {formatMoney({ minor: choice, currency })}
              </Button>
            ))}
          </div>
        )}
        {taken && minor === 0 && <p className="font-medium text-sm sm:col-span-2">{t("free")}</p>}
        <p className="wrap-anywhere text-muted text-xs sm:col-span-2">{t("said", { line })}</p>
        {knownId !== undefined && (
          <p className="text-sm sm:col-span-2">
            {t("known")}{" "}
            <a
              href={`/dashboard/products/${knownId}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t("seeNamed", { name })}
              className="text-primary underline underline-offset-4"
            >
              {t("see")}
            </a>
          </p>
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
