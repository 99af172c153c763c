"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";

type Props = {
  title: string;
  text?: string;
  /** What it is called now. */
  named?: string;
  save: string;
  failed: string;
  busy: boolean;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks what a flow is called, and does something with it under that name. */
export function FlowNameDialog({ title, text, named = "", save, failed, busy, onSave, onClose, children }: Props) {
  const t = useTranslations("chatflow.flows");
  const told = useErrorToast();
  const [name, setName] = useState(named);
  return (
    <FormDialog
      title={title}
      {...(text !== undefined && { text })}
      save={save}
      busy={busy}
      disabled={name.trim() === ""}
      onSave={() => void onSave(name).then(onClose, told(failed))}
      onClose={onClose}
    >
      <Field label={t("name")} hint={t("nameHint")}>
        {(control) => (
          <Input {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      {children}
    </FormDialog>
  );
}
