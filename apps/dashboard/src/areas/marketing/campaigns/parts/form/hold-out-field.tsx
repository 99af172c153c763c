"use client";

import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import type { CampaignForm } from "../../form/campaign-form.ts";

const shares = [0, 5, 10, 20, 30, 50];

/** How many in a hundred get nothing, to see what a campaign brings. */
export function HoldOutField({ editing }: { editing: Editing<CampaignForm> }) {
  const t = useTranslations("campaigns.form");
  const chosen = Number(editing.form.watch("holdOut"));
  const shown = [...new Set([...shares, chosen])].toSorted((one, other) => one - other);
  return (
    <FormField name="holdOut" label={t("holdOut")} hint={t("holdOutHint")}>
      {(control) => (
        <Select {...control} {...editing.form.register("holdOut")}>
          {shown.map((percent) => (
            <option key={percent} value={String(percent)}>
              {percent === 0 ? t("holdOutNobody") : t("holdOutPercent", { percent })}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
