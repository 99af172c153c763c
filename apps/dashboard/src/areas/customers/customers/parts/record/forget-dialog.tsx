"use client";

import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForget } from "../../../../../entities/customers/customer/actions/use-person-rights.ts";
import { useCustomerName } from "../../labels.ts";

type Props = { customer: CustomerRecord; onClose: () => void };

/** Erases a customer once their name was written out. */
export function ForgetDialog({ customer, onClose }: Props) {
  const t = useTranslations("customers.rights");
  const input = useTranslations("input");
  const name = useCustomerName()(customer);
  const forget = useForget(customer.id);
  const [written, setWritten] = useState("");
  const isSame = written.trim().toLowerCase() === name.trim().toLowerCase();
  return (
    <QuestionDialog
      open
      title={t("forgetTitle", { name })}
      text={t("forgetText")}
      cancel={input("cancel")}
      onClose={onClose}
      action={
        <Button
          variant="danger"
          busy={forget.isPending}
          disabled={!isSame}
          onClick={() => forget.mutate(customer.name === "" ? written : name, { onSuccess: onClose })}
        >
          {t("forget")}
        </Button>
      }
    >
      <Field label={t("write", { name })}>
        {(control) => (
          <Input {...control} value={written} autoComplete="off" onChange={({ target }) => setWritten(target.value)} />
        )}
      </Field>
    </QuestionDialog>
  );
}
