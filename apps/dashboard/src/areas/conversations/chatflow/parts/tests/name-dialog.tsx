"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";

type Props = { save: (name: string) => Promise<unknown>; busy: boolean; onClose: () => void };

/** Asks what a conversation shows, and saves it under that name. */
export function NameDialog({ save, busy, onClose }: Props) {
  const t = useTranslations("chatflow.tests");
  const told = useErrorToast();
  const [name, setName] = useState("");
  return (
    <FormDialog
      title={t("saveTitle")}
      text={t("saveText")}
      save={t("save")}
      busy={busy}
      disabled={name.trim() === ""}
      onSave={() => void save(name).then(onClose, told(t("saveFailed")))}
      onClose={onClose}
    >
      <Field label={t("name")} hint={t("nameHint")}>
        {(control) => (
          <Input {...control} value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
