"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { useAuthForm } from "../form/use-auth-form.ts";
import { useLinkToken } from "../form/use-link-token.ts";
import { AuthForm } from "../parts/auth-form.tsx";
import { MessagePage } from "../parts/message-page.tsx";

const loadData = () => import("../data.ts");

/** Sets a new password with the link from the mail; log-in comes next. */
export function ResetPasswordScreen() {
  const t = useTranslations("session");
  const token = useLinkToken();
  const [state, setState] = useState<"asking" | "done" | "ended">("asking");
  const entry = useAuthForm(
    (form) => loadData().then(({ setPassword }) => setPassword(token ?? "", form)),
    (outcome) => {
      if (outcome === "done") setState("done");
      else if ("refused" in outcome && outcome.refused === "linkEnded") setState("ended");
    },
  );

  if (state === "done") {
    return (
      <MessagePage title={t("resetDoneTitle")} text={t("resetDoneText")}>
        <a href="/login" className={buttonClass("primary")}>
          {t("logIn")}
        </a>
      </MessagePage>
    );
  }
  if (state === "ended" || token === "") {
    return (
      <MessagePage title={t("linkEndedTitle")} text={t("linkEndedText")}>
        <a href="/forgot-password" className={buttonClass("primary")}>
          {t("newLink")}
        </a>
        <a href="/login" className={buttonClass("secondary")}>
          {t("backToLogIn")}
        </a>
      </MessagePage>
    );
  }
  return (
    <AuthLayout>
      <h1 className="font-semibold text-xl tracking-tight">{t("resetTitle")}</h1>
      <p className="mt-1 text-muted">{t("resetText")}</p>
      <AuthForm fields={["password"]} choosesPassword action={t("savePassword")} entry={entry} />
    </AuthLayout>
  );
}
