"use client";

import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";

type Props = { amount: Money; busy: boolean; onDismiss: (reason: string) => void; onClose: () => void };

/** Asks why a receipt is put aside. */
export function DismissDialog({ amount, busy, onDismiss, onClose }: Props) {
  const t = useTranslations("unmatched");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t("dismissTitle", { amount: formatMoney(amount) })}
      text={t("dismissText")}
      save={t("dismiss")}
      busy={busy}
      onSave={() => (reason.trim() === "" ? setMissing(true) : onDismiss(reason.trim()))}
      onClose={onClose}
    >
      <Field label={t("reason")} error={isMissing ? t("reasonMissing") : undefined}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={200}
            placeholder={t("reasonExample")}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
