"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import type { SecondFactorTask } from "./second-factor-dialog.tsx";

const SecondFactorDialog = lazyPart(async () => (await import("./second-factor-dialog.tsx")).SecondFactorDialog);

type Props = {
  email: string;
  isOn: boolean;
  /** Whether the shop asks for it, so that it can't be turned off. */
  isDemanded: boolean;
};

/** The code of an app that is asked for beside the password. */
export function SecondFactorCard({ email, isOn, isDemanded }: Props) {
  const t = useTranslations("profile.second");
  const [task, setTask] = useState<SecondFactorTask>();
  return (
    <Card title={t("title")} description={t(isOn ? "on" : "off")}>
      {isDemanded && <p className="mb-3">{t("demanded")}</p>}
      <div className="flex flex-wrap gap-2">
        {!isOn && (
          <Button variant="secondary" onClick={() => setTask("setUp")}>
            {t("setUp")}
          </Button>
        )}
        {isOn && (
          <Button variant="secondary" onClick={() => setTask("newCodes")}>
            {t("newCodes")}
          </Button>
        )}
        {isOn && !isDemanded && (
          <Button variant="secondary" onClick={() => setTask("turnOff")}>
            {t("turnOff")}
          </Button>
        )}
      </div>
      {task && <SecondFactorDialog task={task} email={email} onClose={() => setTask(undefined)} />}
    </Card>
  );
}
