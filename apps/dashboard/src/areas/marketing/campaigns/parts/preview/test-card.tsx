"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { Language } from "@mauzo/contract/shared";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PhoneField } from "../../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../../components/form/use-parsed-phone.ts";
import { useTestCampaign } from "../../../../../entities/marketing/campaign/actions/use-test-campaign.ts";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";

/** Sends the message to a phone of one's own. */
export function TestCard({ id, message }: { id: string; message: Campaign["message"] }) {
  const t = useTranslations("campaigns.preview");
  const failures = useTranslations("marketing.failures");
  const told = useErrorToast();
  const test = useTestCampaign(id);
  const written = (["sw", "en"] as const).filter((each) => message[each].text !== "");
  const [language, setLanguage] = useState<Language>(written[0] ?? "sw");
  const [phone, setPhone] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const reading = useParsedPhone(phone);
  const send = () => {
    const wrong = phone.trim() === "" || reading === "wrong";
    setIsWrong(wrong);
    if (!wrong) test.mutate({ phone, language }, { onError: told(t("testFailed")) });
  };
  return (
    <Card title={t("testTitle")} description={t("testText")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!test.isPending) send();
        }}
        className="flex flex-col gap-3"
      >
        <PhoneField
          label={t("testPhone")}
          value={phone}
          onChange={setPhone}
          reading={reading}
          {...(isWrong && { error: t("testWrong") })}
        />
        {written.length > 1 && (
          <ChoiceChips
            label={t("testLanguage")}
            chips={written.map((value) => ({ value, text: t(`inWords.${value}`) }))}
            value={language}
            onChoose={setLanguage}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={test.isPending}>
            {t("testSend")}
          </Button>
          {message[language].text.includes("{link}") && (
            <p className="mt-1 text-[0.8125rem] text-muted">{t("testLink")}</p>
          )}
        </div>
        <p role="status">
          {test.data &&
            !test.isPending &&
            t(`outcomes.${test.data.outcome}`, { why: failures(test.data.failure ?? "other") })}
        </p>
      </form>
    </Card>
  );
}
