"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { useAuthForm } from "../form/use-auth-form.ts";
import { useLinkToken } from "../form/use-link-token.ts";
import { MessagePage } from "../parts/message-page.tsx";

const loadData = () => import("../data.ts");

/**
 * Confirms a new e-mail address with the link that was sent to it. Needs a press of the button, because mail programs
 * open links on their own.
 */
export function ConfirmEmailScreen() {
  const t = useTranslations("session");
  const shell = useTranslations("shell");
  const token = useLinkToken();
  const [state, setState] = useState<"asking" | "done" | "ended">("asking");
  const { submit, busy, failure } = useAuthForm(
    () => loadData().then(({ confirmEmail }) => confirmEmail(token ?? "")),
    (outcome) => {
      if (outcome === "done") setState("done");
      else if ("refused" in outcome && outcome.refused === "linkEnded") setState("ended");
    },
  );
  const toProfile = (
    <a href="/dashboard/profile" className={buttonClass("primary")}>
      {state === "done" ? shell("toDashboard") : t("toProfile")}
    </a>
  );

  if (state === "done") {
    return (
      <MessagePage title={t("emailDoneTitle")} text={t("emailDoneText")}>
        {toProfile}
      </MessagePage>
    );
  }
  if (state === "ended" || token === "") {
    return (
      <MessagePage title={t("linkEndedTitle")} text={t("emailEndedText")}>
        {toProfile}
      </MessagePage>
    );
  }
  return (
    <AuthLayout>
      <h1 className="font-semibold text-xl tracking-tight">{t("emailTitle")}</h1>
      <p className="mt-1 text-muted">{t("emailText")}</p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
        {failure !== undefined && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger-strong">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {t("emailConfirm")}
        </Button>
      </form>
    </AuthLayout>
  );
}
