"use client";

import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useForget } from "../../../../../entities/customers/customer/actions/use-person-rights.ts";
import { useCustomerName } from "../../labels.ts";

type Props = { customer: CustomerRecord; onClose: () => void };

/** Erases a customer once their name was written out. */
export function ForgetDialog({ customer, onClose }: Props) {
  const t = useTranslations("customers.rights");
  const name = useCustomerName()(customer);
  const forget = useForget(customer.id);
  const [written, setWritten] = useState("");
  const [pressed, setPressed] = useState(false);
  const isSame = written.trim().toLowerCase() === name.trim().toLowerCase();
  return (
    <FormDialog
      title={t("forgetTitle", { name })}
      text={t("forgetText")}
      save={t("forget")}
      danger
      busy={forget.isPending}
      onClose={onClose}
      onSave={() => {
        setPressed(true);
        if (isSame) forget.mutate(written, { onSuccess: onClose });
      }}
    >
      <Field label={t("write", { name })} {...(pressed && !isSame && { error: t("otherName") })}>
        {(control) => (
          <Input {...control} value={written} autoComplete="off" onChange={({ target }) => setWritten(target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
