"use client";

import { smsConnectionLimits } from "@mauzo/contract/marketing/sms-connections";
import { type SmsProvider, smsProviders } from "@mauzo/contract/shop/sms-kinds";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useAddConnection } from "../../../../entities/marketing/sms-connection/actions/use-save-connection.ts";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";
import { providerNames } from "../labels.ts";
import { type Changeable, ConnectionFields, changeableOf } from "./connection-fields.tsx";

/** Connects an account at a provider, with the fields as that provider calls them. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("smsProviders");
  const add = useAddConnection();
  const refusal = useRefusalText(add.error);
  const [provider, setProvider] = useState<SmsProvider>("beem");
  const [user, setUser] = useState("");
  const [secret, setSecret] = useState("");
  const [rest, setRest] = useState<Changeable>({ sender: "", price: undefined });
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    const saved = changeableOf(rest);
    if (!saved || user.trim() === "" || secret.trim() === "") return;
    add.mutate({ provider, user: user.trim(), secret: secret.trim(), ...saved }, { onSuccess: onClose });
  };
  const look = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;
  return (
    <FormDialog title={t("addTitle")} save={t("save")} busy={add.isPending} onSave={save} onClose={onClose}>
      <Field label={t("provider")}>
        {(control) => (
          <Select
            {...control}
            value={provider}
            onChange={({ target }) => setProvider(smsProviders.find((each) => each === target.value) ?? provider)}
          >
            {smsProviders.map((each) => (
              <option key={each} value={each}>
                {providerNames[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t(`user.${provider}`)} {...(isTried && user.trim() === "" && { error: t("userMissing") })}>
        {(control) => (
          <Input
            {...control}
            {...look}
            maxLength={smsConnectionLimits.credential}
            value={user}
            onChange={({ target }) => setUser(target.value)}
          />
        )}
      </Field>
      <Field
        label={t(`secret.${provider}`)}
        hint={t("secretHint")}
        {...(isTried && secret.trim() === "" && { error: t("secretMissing") })}
      >
        {(control) => (
          <Input
            {...control}
            {...look}
            maxLength={smsConnectionLimits.credential}
            value={secret}
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
      </Field>
      <ConnectionFields value={rest} isTried={isTried} onChange={(next) => setRest({ ...rest, ...next })} />
      {refusal !== undefined && (
        <p role="alert" className="text-danger-strong">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
