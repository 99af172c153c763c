"use client";

import { savedMeanwhile } from "@mauzo/api-client/errors/saved-meanwhile";
import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useSaveConnection } from "../../../../entities/marketing/sms-connection/actions/use-save-connection.ts";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";
import { type Changeable, ConnectionFields, changeableOf } from "./connection-fields.tsx";

/** Changes the sender name of a connection, and what a part costs. */
export function EditConnectionDialog({ connection, onClose }: { connection: SmsConnection; onClose: () => void }) {
  const t = useTranslations("smsProviders");
  // What the fields were filled from: a colleague's later change is a conflict, which is told once.
  const [saved] = useState(connection);
  const [version, setVersion] = useState(saved.version);
  const save = useSaveConnection(saved);
  const refusal = useRefusalText(save.error);
  const meanwhile = savedMeanwhile(save.error);
  const [value, setValue] = useState<Changeable>({ sender: saved.sender_id, price: saved.part_price.minor });
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    const body = changeableOf(value);
    if (!body) return;
    save.mutate(
      { ...body, version },
      { onSuccess: onClose, onError: (error) => setVersion((known) => savedMeanwhile(error)?.version ?? known) },
    );
  };
  const notice = meanwhile ? t("savedMeanwhile") : refusal;
  return (
    <FormDialog title={t("editTitle")} save={t("editSave")} busy={save.isPending} onSave={submit} onClose={onClose}>
      <ConnectionFields value={value} isTried={isTried} onChange={(next) => setValue({ ...value, ...next })} />
      {notice !== undefined && (
        <p role="alert" className="text-danger-strong">
          {notice}
        </p>
      )}
    </FormDialog>
  );
}
