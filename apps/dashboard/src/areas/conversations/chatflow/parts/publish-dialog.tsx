"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { usePublish } from "../../../../entities/conversations/flow/actions/use-publish.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";

/** Makes the draft what new conversations meet, with a word on what is new in it. */
export function PublishDialog({ draft, onDone, onClose }: { draft: number; onDone: () => void; onClose: () => void }) {
  const t = useTranslations("chatflow");
  const told = useErrorToast();
  const publish = usePublish(t("published"));
  const [note, setNote] = useState("");
  return (
    <FormDialog
      title={t("publishTitle")}
      text={t("publishText")}
      save={t("publish")}
      busy={publish.isPending}
      onSave={() => publish.mutate({ draft, note }, { onSuccess: onDone, onError: told(t("publishFailed")) })}
      onClose={onClose}
    >
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => (
          <Input {...control} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
