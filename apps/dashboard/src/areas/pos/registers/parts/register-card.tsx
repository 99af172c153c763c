"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { RegisterForm } from "../rules.ts";

type Props = {
  register: RegisterForm;
  /** Its place in the form. */
  at: number;
  currency: string;
  onChange: (part: Partial<RegisterForm>) => void;
  onRemove: () => void;
};

/** One register: its name, what its drawer begins with, and its receipts. */
export function RegisterCard({ register, at, currency, onChange, onRemove }: Props) {
  const t = useTranslations("posSettings");
  const input = useTranslations("input");
  const number = String(at + 1);
  const path = `registers.${at}`;
  const sayAmount = (minor: unknown) => (typeof minor === "number" ? formatMoney({ minor, currency }) : undefined);
  return (
    <Card
      title={t("register", { number })}
      action={
        <Button variant="ghost" size="icon" aria-label={t("remove", { number })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField name={`${path}.name`} label={t("name")}>
          {(control) => (
            <Input
              {...control}
              maxLength={40}
              placeholder={t("nameExample")}
              value={register.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </FormField>
        <AmountField
          name={`${path}.float_minor`}
          label={t("float")}
          hint={t("floatHint")}
          say={sayAmount}
          unit={currency}
          value={register.float_minor}
          onChange={(amount) => onChange({ float_minor: amount ?? null })}
        />
        <div>
          <p className="mb-1.5 font-medium text-[0.8125rem]">{t("width")}</p>
          <ChoiceChips
            label={t("widthOf", { number })}
            chips={[
              { value: "58", text: "58 mm" },
              { value: "80", text: "80 mm" },
            ]}
            value={register.receipt_width === 58 ? "58" : "80"}
            onChoose={(width) => onChange({ receipt_width: width === "58" ? 58 : 80 })}
          />
          <ClashNote at={`registers/${register.id}/receipt_width`} label={t("width")} />
        </div>
        <FormField name={`${path}.receipt_footer`} label={t("footer")} aside={input("optional")}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={200}
              placeholder={t("footerExample")}
              value={register.receipt_footer}
              onChange={({ target }) => onChange({ receipt_footer: target.value })}
            />
          )}
        </FormField>
      </div>
    </Card>
  );
}
