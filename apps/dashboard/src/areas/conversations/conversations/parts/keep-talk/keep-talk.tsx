"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useSaveConversation } from "../../../../../entities/conversations/flow/actions/use-save-conversation.ts";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";

/** Saves what a customer wrote as a test of the chatflow, under a name. */
export function KeepTalk({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("conversations.keepTalk");
  const told = useErrorToast();
  const keep = useSaveConversation({ id, done: t("saved") });
  const [name, setName] = useState("");
  return (
    <FormDialog
      title={t("title")}
      text={t("text")}
      save={t("save")}
      busy={keep.isPending}
      disabled={name.trim() === ""}
      onSave={() => keep.mutate(name, { onSuccess: onClose, onError: told(t("failed")) })}
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
