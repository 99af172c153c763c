"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { useAuthForm } from "../form/use-auth-form.ts";
import { useLinkToken } from "../form/use-link-token.ts";
import { AuthForm } from "../parts/auth-form.tsx";
import { MessagePage } from "../parts/message-page.tsx";

const loadData = () => import("../data.ts");

/** Opens the account behind a link from a mail: the password is chosen here; creating the shop comes next. */
export function FinishSignUpScreen() {
  const t = useTranslations("session");
  const token = useLinkToken();
  const router = useRouter();
  const [ended, setEnded] = useState(false);
  const entry = useAuthForm(async (form) => {
    const { finishSignUp } = await loadData();
    const outcome = await finishSignUp(token ?? "", form);
    if (outcome === "done") router.replace("/dashboard");
    else if ("refused" in outcome && outcome.refused === "linkEnded") setEnded(true);
    return outcome;
  });

  if (ended || token === "") {
    return (
      <MessagePage title={t("linkEndedTitle")} text={t("signUpEndedText")}>
        <a href="/dashboard?auth=Signup" className={buttonClass("primary")}>
          {t("signUp")}
        </a>
        <a href="/login" className={buttonClass("secondary")}>
          {t("logIn")}
        </a>
      </MessagePage>
    );
  }
  return (
    <AuthLayout>
      <h1 className="font-semibold text-xl tracking-tight">{t("finishTitle")}</h1>
      <p className="mt-1 text-muted">{t("finishText")}</p>
      <AuthForm fields={["password"]} choosesPassword action={t("signUp")} entry={entry} />
    </AuthLayout>
  );
}
