"use client";

import { planLimits } from "@mauzo/contract/marketing/campaign-plans";
import { planOccasions } from "@mauzo/contract/marketing/plan-states";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { CampaignForm } from "../../form/campaign-form.ts";

const { first, last } = planLimits.hours;
const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** When somebody gets a recurring campaign, and what a run may cost. */
export function OccasionCard({ editing }: { editing: Editing<CampaignForm> }) {
  const t = useTranslations("campaignPlans");
  const { currency } = useAccount().shop;
  const { occasion, budget } = editing.form.watch();
  const { register } = editing.form;
  return (
    <Card title={t("when")} description={t("once")}>
      <div className="flex flex-col gap-4">
        <fieldset aria-label={t("when")}>
          {planOccasions.map((value) => (
            <RadioChoice
              key={value}
              {...register("occasion")}
              value={value}
              className="min-h-9 pointer-coarse:min-h-11"
            >
              {t(`occasions.${value}`)}
            </RadioChoice>
          ))}
        </fieldset>
        {occasion === "come_back" && (
          <FormField name="days" label={t("days")} hint={t("daysHint")}>
            {(control) => (
              <div className="max-w-40">
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={String(planLimits.days).length}
                  suffix={t("daysUnit")}
                  {...register("days")}
                />
              </div>
            )}
          </FormField>
        )}
        <FormField name="hour" label={t("hour")} hint={t("hourHint")}>
          {(control) => (
            <Select {...control} {...register("hour")}>
              {hours.map((hour) => (
                <option key={hour} value={String(hour)}>
                  {`${String(hour).padStart(2, "0")}:00`}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <AmountField
          name="budget"
          label={t("budget")}
          hint={t("budgetHint")}
          unit={currency}
          value={budget}
          onChange={(next) => editing.change({ budget: next })}
        />
      </div>
    </Card>
  );
}
