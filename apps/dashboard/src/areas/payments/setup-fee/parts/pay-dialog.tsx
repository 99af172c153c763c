"use client";

import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";

type Props = {
  fee: Money;
  networks: readonly string[];
  busy: boolean;
  refusal: string | undefined;
  onPay: (phone: string) => void;
  onClose: () => void;
};

/** Which phone is asked for the fee. */
export function PayDialog({ fee, networks, busy, refusal, onPay, onClose }: Props) {
  const t = useTranslations("setupFee");
  const [phone, setPhone] = useState("");
  return (
    <FormDialog
      title={t("pay")}
      text={t("payText", { amount: formatMoney(fee) })}
      save={t("send")}
      busy={busy}
      onSave={() => onPay(phone.trim())}
      onClose={onClose}
    >
      <Field label={t("phone")} hint={networks.join(", ")} error={refusal}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={32}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
