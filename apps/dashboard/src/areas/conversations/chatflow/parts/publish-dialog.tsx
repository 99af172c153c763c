"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { usePublish } from "../../../../entities/conversations/flow/actions/use-publish.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";

type Props = {
  draft: number;
  /** The saved conversations that go otherwise than expected; `isPlaying` until that is known. */
  differing: readonly { id: string; name: string }[];
  isPlaying: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Makes the draft what new conversations meet, with a word on what is new in it; asks first where a saved conversation breaks. */
export function PublishDialog({ draft, differing, isPlaying, onDone, onClose }: Props) {
  const t = useTranslations("chatflow");
  const told = useErrorToast();
  const publish = usePublish(t("published"));
  const [note, setNote] = useState("");
  const isAsked = differing.length > 0;
  return (
    <FormDialog
      title={t("publishTitle")}
      text={t("publishText")}
      save={t(isAsked ? "tests.publishAnyway" : "publish")}
      busy={publish.isPending || isPlaying}
      onSave={() =>
        publish.mutate({ draft, note, even_so: isAsked }, { onSuccess: onDone, onError: told(t("publishFailed")) })
      }
      onClose={onClose}
    >
      {isAsked && (
        <div role="alert" className="rounded-card bg-sunken p-3">
          <p className="font-medium">{t("tests.differ", { count: differing.length })}</p>
          <ul className="list-disc pl-5">
            {differing.map(({ id, name }) => (
              <li key={id} className="break-words">
                {name}
              </li>
            ))}
          </ul>
          <p className="text-muted">{t("tests.differHint")}</p>
        </div>
      )}
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => (
          <Input {...control} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
