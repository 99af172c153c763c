"use client";

import { ConsentChannel, consentChannels, consentLimits } from "@mauzo/contract/customers/consents";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRecordConsent } from "../../../../../entities/customers/customer/actions/use-consents.ts";

/** Writes down what a customer said of one channel, and how that is known. */
export function ConsentForm({ customerId, onDone }: { customerId: string; onDone: () => void }) {
  const t = useTranslations("customers.consent");
  const input = useTranslations("input");
  const record = useRecordConsent(customerId);
  const [channel, setChannel] = useState<ConsentChannel>("whatsapp");
  // Nothing is chosen beforehand: it is what they said.
  const [state, setState] = useState<"given" | "withdrawn">();
  const [how, setHow] = useState("");
  return (
    <form
      className="mt-3 flex flex-col gap-3 border-line border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (state && how.trim() !== "") record.mutate({ channel, state, how: how.trim() }, { onSuccess: onDone });
      }}
    >
      <Field label={t("which")}>
        {(control) => (
          <Select
            {...control}
            value={channel}
            onChange={({ target }) => setChannel(ConsentChannel.parse(target.value))}
          >
            {consentChannels.map((each) => (
              <option key={each} value={each}>
                {t(`channel.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t("change")}</legend>
        {(["given", "withdrawn"] as const).map((each) => (
          <RadioChoice key={each} look="box" name="consent" checked={state === each} onChange={() => setState(each)}>
            {t(each)}
          </RadioChoice>
        ))}
      </fieldset>
      <Field label={t("how")} hint={t("howHint")}>
        {(control) => (
          <Input
            {...control}
            value={how}
            maxLength={consentLimits.how}
            onChange={({ target }) => setHow(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={record.isPending} disabled={state === undefined || how.trim() === ""}>
          {t("save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {input("cancel")}
        </Button>
      </div>
    </form>
  );
}
