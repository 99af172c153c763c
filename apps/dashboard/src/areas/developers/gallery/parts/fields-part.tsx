"use client";

import type { TypedAmount } from "@mauzo/format/amount/typed-amount";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { DateRangePicker } from "../../../../components/form/date-range-picker.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import type { DayRange } from "../../../../lib/list/day-range.ts";

export function FieldsPart() {
  const t = useTranslations("gallery");
  const [minor, setMinor] = useState<TypedAmount | undefined>(2_500_000);
  const [phone, setPhone] = useState("0712 345 678");
  const [range, setRange] = useState<DayRange>();
  return (
    <Card title={t("inputs")}>
      <div className="grid gap-4 md:grid-cols-2">
        <AmountField
          label={t("money")}
          hint={typeof minor === "number" ? t("moneyNote", { minor: String(minor) }) : t("moneyNone")}
          unit="TZS"
          value={minor}
          onChange={setMinor}
        />
        <PhoneField label={t("phone")} value={phone} onChange={setPhone} reading={useParsedPhone(phone)} />
        <Field label={t("choice")}>
          {(control) => (
            <Select {...control}>
              <option>{t("item")}</option>
              <option>{t("price")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("wrong")} error={t("wrongText")}>
          {(control) => <Input {...control} defaultValue="?" />}
        </Field>
        <Field label={t("note")}>{(control) => <Textarea {...control} />}</Field>
        <Checkbox label={t("tick")} defaultChecked className="self-start md:pt-6" />
      </div>
      <h3 className="mt-5 mb-2 font-medium">{t("range")}</h3>
      <DateRangePicker value={range} onChange={setRange} />
    </Card>
  );
}
