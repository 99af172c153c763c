"use client";

import { type ApiKey, keyLimits } from "@mauzo/contract/developers/api-keys";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useMakeKey } from "../../../../entities/developers/api-key/actions/use-make-key.ts";
import { useRenameKey } from "../../../../entities/developers/api-key/actions/use-rename-key.ts";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";
import { KeyDialog } from "./key-dialog.tsx";
import { SecretSheet } from "./secret-sheet.tsx";

/** Asks for a new key, and then shows its secret. */
export function NewKeyEditor({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error, data } = useMakeKey();
  const refusal = useRefusalText(error);
  if (data) return <SecretSheet secret={data.secret} onClose={onClose} />;
  return <KeyDialog busy={isPending} refusal={refusal} onMake={(body) => mutate(body)} onClose={onClose} />;
}

/** Gives a key another name. */
export function RenameEditor({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("apiKeys");
  const [name, setName] = useState(apiKey.name);
  const { mutate, isPending, error } = useRenameKey(apiKey.id);
  const refusal = useRefusalText(error);
  const problem = name.trim() === "" ? t("nameMissing") : refusal;
  return (
    <FormDialog
      title={t("renameTitle")}
      save={t("save")}
      busy={isPending}
      onSave={() => name.trim() !== "" && mutate(name.trim(), { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label={t("name")} hint={t("nameHint")} {...(problem !== undefined && { error: problem })}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={keyLimits.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
