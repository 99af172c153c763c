"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SheetForm } from "../../../../components/form/sheet-form.tsx";

type Props = { number: string; busy: boolean; onCancel: (reason: string) => void; onClose: () => void };

/** Why an order is cancelled; its goods go back to the shelf. */
export function CancelSheet({ number, busy, onCancel, onClose }: Props) {
  const t = useTranslations("orders.moves");
  const input = useTranslations("input");
  const [reason, setReason] = useState("");
  return (
    <SheetForm
      title={t("cancelTitle", { number })}
      text={t("cancelText")}
      save={t("to.cancelled")}
      danger
      busy={busy}
      onSave={() => onCancel(reason)}
      onClose={onClose}
    >
      <Field label={t("reason")} aside={input("optional")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            placeholder={t("reasonExample")}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </SheetForm>
  );
}
