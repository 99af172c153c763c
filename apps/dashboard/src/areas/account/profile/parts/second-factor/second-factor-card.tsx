"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";

export type SecondFactorTask = "setUp" | "newCodes" | "turnOff";

type Props = {
  isOn: boolean;
  /** Whether the shop asks for it, so that it can't be turned off. */
  isDemanded: boolean;
  onTask: (task: SecondFactorTask) => void;
};

/** The code of an app that is asked for beside the password. */
export function SecondFactorCard({ isOn, isDemanded, onTask }: Props) {
  const t = useTranslations("secondFactor");
  return (
    <Card title={t("title")} description={t(isOn ? "on" : "off")}>
      {isDemanded && <p className="mb-3">{t("demanded")}</p>}
      <div className="flex flex-wrap gap-2">
        {!isOn && (
          <Button variant="secondary" onClick={() => onTask("setUp")}>
            {t("setUp")}
          </Button>
        )}
        {isOn && (
          <Button variant="secondary" onClick={() => onTask("newCodes")}>
            {t("newCodes")}
          </Button>
        )}
        {isOn && !isDemanded && (
          <Button variant="secondary" onClick={() => onTask("turnOff")}>
            {t("turnOff")}
          </Button>
        )}
      </div>
    </Card>
  );
}
