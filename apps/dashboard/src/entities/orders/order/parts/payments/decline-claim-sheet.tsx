"use client";

import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";

type Props = { amount: Money; busy: boolean; onDecline: (reason: string) => void; onClose: () => void };

/** Asks why a payment claim is declined: the customer reads it. */
export function DeclineClaimSheet({ amount, busy, onDecline, onClose }: Props) {
  const t = useTranslations("claims");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t("declineTitle", { amount: formatMoney(amount) })}
      text={t("declineText")}
      save={t("decline")}
      danger
      busy={busy}
      onSave={() => (reason.trim() === "" ? setMissing(true) : onDecline(reason.trim()))}
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
