"use client";

import { keyLimits, type NewApiKey } from "@mauzo/contract/developers/api-keys";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { addressesOf, expiries, type KeyRight, permissionsOf } from "../rules.ts";
import { RightsFields } from "./rights-fields.tsx";

type Props = {
  busy: boolean;
  /** Why it was refused. */
  refusal?: string | undefined;
  onMake: (body: NewApiKey) => void;
  onClose: () => void;
};

/** What a new key is called, what it may do, until when, and from where. */
export function KeyDialog({ busy, refusal, onMake, onClose }: Props) {
  const t = useTranslations("apiKeys");
  const input = useTranslations("input");
  const { user } = useAccount();
  const [name, setName] = useState("");
  const [rights, setRights] = useState<ReadonlySet<KeyRight>>(new Set<KeyRight>(["ordersRead"]));
  const [seesPhones, setSeesPhones] = useState(false);
  const [expiry, setExpiry] = useState("");
  const [addresses, setAddresses] = useState("");
  const [isTried, setTried] = useState(false);

  function make() {
    setTried(true);
    if (name.trim() === "" || rights.size === 0) return;
    onMake({
      ...{ name: name.trim(), permissions: permissionsOf(rights), sees_phones: seesPhones },
      ...{ expires_in_days: expiry === "" ? null : Number(expiry), addresses: addressesOf(addresses) },
    });
  }

  return (
    <FormDialog title={t("addTitle")} save={t("make")} busy={busy} onSave={make} onClose={onClose}>
      <Field label={t("name")} hint={t("nameHint")} {...(isTried && name.trim() === "" && { error: t("nameMissing") })}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={keyLimits.name}
            placeholder={t("nameExample")}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <RightsFields
        own={user.permissions}
        chosen={rights}
        problem={isTried && rights.size === 0 ? t("rightMissing") : undefined}
        onChange={setRights}
      />
      <Checkbox
        label={t("phones")}
        className="min-h-9 pointer-coarse:min-h-11"
        checked={seesPhones}
        disabled={!user.sees_phones}
        onChange={({ target }) => setSeesPhones(target.checked)}
      />
      <Field label={t("expiry")}>
        {(control) => (
          <Select {...control} value={expiry} onChange={({ target }) => setExpiry(target.value)}>
            {expiries.map((days) => (
              <option key={days} value={days}>
                {days === "" ? t("never") : t("days", { count: Number(days) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("addresses")} hint={t("addressesHint")} aside={input("optional")}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            placeholder="196.41.0.7"
            value={addresses}
            onChange={({ target }) => setAddresses(target.value)}
          />
        )}
      </Field>
      {refusal !== undefined && (
        <p role="alert" className="text-danger-strong">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
