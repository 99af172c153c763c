"use client";

import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useSubmitCase } from "../../../../entities/payments/compliance-case/actions/use-case.ts";

/** What is missing, or the button that has everything looked at. */
export function SubmitCard({ saved, isChanged }: { saved: ComplianceCase; isChanged: boolean }) {
  const t = useTranslations("compliance");
  const { mutate, isPending } = useSubmitCase();
  const { missing, version } = saved;
  return (
    <Card title={t("send")}>
      {missing.length > 0 ? (
        <>
          <p>{t("missing")}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((field) => (
              <li key={field}>{t(`fields.${field}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-prose">{t(isChanged ? "saveFirst" : "sendText")}</p>
          <Button busy={isPending} disabled={isChanged} onClick={() => mutate(version)}>
            {t("submit")}
          </Button>
        </div>
      )}
    </Card>
  );
}
