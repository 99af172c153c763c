"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useSendTest } from "../../../../entities/conversations/channel/actions/use-send-test.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";

/** Sends a test from the shop's number to a phone of one's own. */
export function TestCard() {
  const t = useTranslations("connect");
  const told = useErrorToast();
  const test = useSendTest();
  const [phone, setPhone] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const reading = useParsedPhone(phone);
  const send = () => {
    const wrong = phone.trim() === "" || reading === "wrong";
    setIsWrong(wrong);
    if (!wrong) test.mutate(phone, { onError: told(t("test.failed")) });
  };
  return (
    <Card title={t("test.title")} description={t("test.text")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!test.isPending) send();
        }}
        className="flex flex-col gap-3"
      >
        <PhoneField
          label={t("test.phone")}
          value={phone}
          onChange={setPhone}
          reading={reading}
          {...(isWrong && { error: t("test.phoneWrong") })}
        />
        <div>
          <Button type="submit" variant="secondary" busy={test.isPending}>
            {t("test.send")}
          </Button>
        </div>
        <p role="status">
          {test.data &&
            !test.isPending &&
            t(`test.outcomes.${test.data.outcome}`, { code: String(test.data.code ?? 0) })}
        </p>
      </form>
    </Card>
  );
}
