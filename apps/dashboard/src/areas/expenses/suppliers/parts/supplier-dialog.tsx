"use client";

import type { Supplier } from "@mauzo/contract/expenses/suppliers";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useSaveSupplier } from "../../../../entities/expenses/supplier/actions/use-supplier.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** A supplier, new or as they were saved. */
export function SupplierDialog({ saved, onClose }: { saved?: Supplier; onClose: () => void }) {
  const t = useTranslations("suppliers");
  const failureText = useFailureText();
  const [base] = useState(saved);
  const [name, setName] = useState(saved?.name ?? "");
  const [phone, setPhone] = useState(saved?.phone ?? "");
  const [note, setNote] = useState(saved?.note ?? "");
  const [isTried, setTried] = useState(false);
  const reading = useParsedPhone(phone);
  const { mutate, isPending, error } = useSaveSupplier(base);
  const isSame = phone === (base?.phone ?? "");
  const isWrong = phone.trim() !== "" && reading === "wrong" && !isSame;
  return (
    <FormDialog
      title={t(saved ? "editTitle" : "addTitle")}
      save={t("save")}
      busy={isPending}
      onSave={() => {
        setTried(true);
        if (name.trim() !== "" && !isWrong) mutate({ name, phone, note }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Field label={t("name")} {...(isTried && name.trim() === "" && { error: t("nameMissing") })}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <PhoneField
        label={t("phone")}
        reading={reading}
        value={phone}
        onChange={setPhone}
        {...(isTried && isWrong && { error: t("phoneWrong") })}
      />
      <Field label={t("note")} {...(error && { error: failureText(error) })}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
