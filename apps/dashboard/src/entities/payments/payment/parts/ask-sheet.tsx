"use client";

import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";

type Props = {
  offer: PaymentOffer;
  /** The customer's, if it is known. */
  phone: string;
  busy: boolean;
  refusal: string | undefined;
  onAsk: (phone: string) => void;
  onClose: () => void;
};

/** Which phone is asked for what is owed, with the fee that its owner pays on top. */
export function AskSheet({ offer, phone: known, busy, refusal, onAsk, onClose }: Props) {
  const t = useTranslations("paymentRequests");
  const [phone, setPhone] = useState(known);
  const { asked, fee } = offer;
  const values = { asked: formatMoney(asked), fee: formatMoney(fee) };
  return (
    <FormDialog
      title={t("ask")}
      text={fee.minor > 0 ? t("askTextFee", values) : t("askText", values)}
      save={t("send")}
      busy={busy}
      onSave={() => onAsk(phone.trim())}
      onClose={onClose}
    >
      <Field label={t("phone")} hint={t("phoneHint", { networks: offer.networks.join(", ") })} error={refusal}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={32}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
