"use client";

import { mostAskedMinor } from "@mauzo/contract/payments/most-asked";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { SettingsOf } from "./settings-props.ts";

/** How much of the order is asked for: all that is owed, or a deposit. What is no amount yet is a problem of the step. */
export function PaySettings({ node, onChange }: SettingsOf<"pay">) {
  const t = useTranslations("chatflow.settings");
  const { shop } = useAccount();
  const write = (amount_minor: number | null) => onChange({ ...node, amount_minor });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t("payWhat")} hint={t("payHint")}>
        {(control) => (
          <Select
            {...control}
            value={node.amount_minor === null ? "owed" : "amount"}
            onChange={({ target }) => write(target.value === "owed" ? null : 0)}
          >
            <option value="owed">{t("payOwed")}</option>
            <option value="amount">{t("payDeposit")}</option>
          </Select>
        )}
      </Field>
      {node.amount_minor !== null && (
        <AmountField
          label={t("payAmount")}
          unit={shop.currency}
          value={node.amount_minor === 0 ? null : node.amount_minor}
          onChange={(amount) => write(typeof amount === "number" ? Math.min(Math.max(0, amount), mostAskedMinor) : 0)}
        />
      )}
    </div>
  );
}
