"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useAddDestination } from "../../../../entities/payments/withdrawal/actions/use-withdrawal.ts";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";

/** A new wallet: its number, and whose it is. */
export function DestinationDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("withdrawals");
  const [phone, setPhone] = useState("");
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const reading = useParsedPhone(phone);
  const { mutate, isPending, error } = useAddDestination();
  const refusal = useRefusalText(error);
  const isWrong = phone.trim() === "" || reading === "wrong";
  return (
    <FormDialog
      title={t("addWallet")}
      text={t("addText")}
      save={t("addWallet")}
      busy={isPending}
      onSave={() => {
        setTried(true);
        if (!isWrong && name.trim() !== "") mutate({ phone, name: name.trim() }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <PhoneField
        label={t("phone")}
        reading={reading}
        value={phone}
        onChange={setPhone}
        autoFocus
        {...(isTried && isWrong && { error: t("phoneWrong") })}
      />
      <Field
        label={t("holder")}
        hint={t("holderHint")}
        {...(isTried && name.trim() === "" && { error: t("holderMissing") })}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
