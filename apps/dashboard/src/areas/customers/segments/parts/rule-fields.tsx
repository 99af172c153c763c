"use client";

import { type SegmentCriterion, segmentCriteria, segmentOperators } from "@mauzo/contract/customers/segment-criteria";
import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { emptyRule, isBought, type RuleRow } from "../form/segment-form.ts";
import type { Known } from "./known.ts";
import { RuleValue } from "./rule-value.tsx";

const isCriterion = (text: string): text is SegmentCriterion => text in segmentCriteria;
const criteria = Object.keys(segmentCriteria).filter(isCriterion);

/** A row's value is a text, and that of an amount its minor units, or what was typed where it is no amount. */
const amountOf = (value: string) => (/^\d+$/.test(value) ? Number(value) : value || undefined);

type Props = {
  /** Where the row is in the form: `rules.0`. */
  path: string;
  row: RuleRow;
  known: Known;
  onChange: (row: RuleRow) => void;
  onRemove: () => void;
};

/** One condition: what it is about, how it is compared, and with what. */
export function RuleFields({ path, row, known, onChange, onRemove }: Props) {
  const t = useTranslations("segments");
  const { currency } = useAccount().shop;
  const operators: readonly RuleRow["operator"][] = segmentCriteria[row.criterion].operators;
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
          <Field label={t("criterionLabel")} hideLabel>
            {(control) => (
              <Select
                {...control}
                value={row.criterion}
                onChange={({ target }) => isCriterion(target.value) && onChange(emptyRule(row.key, target.value))}
              >
                {criteria.map((criterion) => (
                  <option key={criterion} value={criterion}>
                    {t(`criterion.${criterion}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {operators.length > 1 && (
            <Field label={t("operatorLabel")} hideLabel>
              {(control) => (
                <Select
                  {...control}
                  value={row.operator}
                  onChange={({ target }) =>
                    onChange({ ...row, operator: segmentOperators.find((each) => each === target.value) ?? "ge" })
                  }
                >
                  {operators.map((operator) => (
                    <option key={operator} value={operator}>
                      {t(`operator.${operator}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {segmentCriteria[row.criterion].input === "money" ? (
            <AmountField
              name={`${path}.value`}
              label={t("valueLabel")}
              hideLabel
              unit={currency}
              value={amountOf(row.value)}
              onChange={(amount) => onChange({ ...row, value: String(amount ?? "") })}
            />
          ) : (
            <FormField name={`${path}.value`} label={t("valueLabel")} hideLabel>
              {(control) => (
                <RuleValue {...{ control, row, known }} onChange={(value) => onChange({ ...row, value })} />
              )}
            </FormField>
          )}
          {isBought(row.criterion) && (
            <Field label={t("withinLabel")}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={row.within}
                  onChange={({ target }) => onChange({ ...row, within: target.value.replace(/\D/g, "") })}
                />
              )}
            </Field>
          )}
        </div>
        <Button variant="ghost" size="icon" aria-label={t("removeRule")} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Checkbox
        label={t("notThese")}
        className="mt-1 min-h-8 w-fit pointer-coarse:min-h-10"
        checked={row.not}
        onChange={({ target }) => onChange({ ...row, not: target.checked })}
      />
    </li>
  );
}
