"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { Channels } from "@mauzo/contract/conversations/channels";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useConnect } from "../../../../entities/conversations/channel/actions/use-connect.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import { type ConnectionField, connectionFields, formOf, inputOf, missingIn } from "../rules.ts";

type Props = { channels: Channels; onClose: () => void; onSaved: () => void };

/** Connects a number, or changes what opens it; what was saved of secrets is not shown. */
export function ConnectDialog({ channels, onClose, onSaved }: Props) {
  const t = useTranslations("connect");
  const told = useErrorToast();
  const connect = useConnect();
  const [form, setForm] = useState(() => formOf(channels));
  const [missing, setMissing] = useState<ConnectionField[]>([]);
  const { whatsapp, version } = channels;
  const refused = fieldErrors(connect.error);
  const problemAt = (name: ConnectionField) =>
    missing.includes(name) ? t("form.missing") : refused.find(({ path }) => path[0] === name)?.text;
  const ends: Partial<Record<ConnectionField, string | undefined>> = {
    token: whatsapp?.token_ends,
    app_secret: whatsapp?.app_secret_ends,
  };
  const hintOf = (name: ConnectionField) => {
    if (name.endsWith("_id")) return undefined;
    return ends[name] ? t("form.keepHint", { ends: ends[name] }) : t("form.secretHint");
  };
  const save = () => {
    const lacks = missingIn(form, whatsapp === null);
    setMissing(lacks);
    if (lacks.length > 0) return;
    connect.mutate(inputOf(form, version), {
      onSuccess: onSaved,
      onError: (error) => {
        const isOld = errorCode(error) === "version_conflict";
        if (fieldErrors(error).length === 0) told(t(isOld ? "form.changedMeanwhile" : "form.failed"))(error);
      },
    });
  };
  return (
    <FormDialog
      title={whatsapp ? t("form.change") : t("form.title")}
      text={t("form.text")}
      save={t("form.save")}
      busy={connect.isPending}
      onSave={save}
      onClose={onClose}
    >
      {connectionFields.map((name) => (
        <Field key={name} label={t(`form.${name}`)} hint={hintOf(name)} error={problemAt(name)}>
          {(control) => (
            <Input
              {...control}
              value={form[name]}
              onChange={(event) => setForm({ ...form, [name]: event.target.value })}
              inputMode={name.endsWith("_id") ? "numeric" : "text"}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
