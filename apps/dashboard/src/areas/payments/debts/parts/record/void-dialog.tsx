"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";

type Props = { busy: boolean; refusal: string | undefined; onVoid: (reason: string) => void; onClose: () => void };

/** Asks why a debt that was written down is taken back. */
export function VoidDialog({ busy, refusal, onVoid, onClose }: Props) {
  const t = useTranslations("debts.manual");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? t("reasonMissing") : refusal;
  return (
    <FormDialog
      title={t("voidTitle")}
      text={t("voidText")}
      save={t("void")}
      danger
      busy={busy}
      onSave={() => (reason.trim() === "" ? setMissing(true) : onVoid(reason.trim()))}
      onClose={onClose}
    >
      <Field label={t("reason")} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={200}
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
