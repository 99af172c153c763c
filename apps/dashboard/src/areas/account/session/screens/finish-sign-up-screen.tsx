"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";
import { useEntry } from "../form/use-entry.ts";
import { useLinkToken } from "../form/use-link-token.ts";
import { EntryForm } from "../parts/entry-form.tsx";
import { Message } from "../parts/message.tsx";

const loadData = () => import("../data.ts");

/** Opens the account of a link from a mail: the password is chosen here, and the shop comes next. */
export function FinishSignUpScreen() {
  const t = useTranslations("session");
  const token = useLinkToken();
  const router = useRouter();
  const [ended, setEnded] = useState(false);
  const entry = useEntry(async (form) => {
    const { finishSignUp } = await loadData();
    const outcome = await finishSignUp(token ?? "", form);
    if (outcome === "done") router.replace("/dashboard");
    else if ("refused" in outcome && outcome.refused === "linkEnded") setEnded(true);
    return outcome;
  });

  if (ended || token === "") {
    return (
      <Message title={t("linkEndedTitle")} text={t("signUpEndedText")}>
        <a href="/dashboard?auth=Signup" className={buttonClass("primary")}>
          {t("signUp")}
        </a>
        <a href="/login" className={buttonClass("secondary")}>
          {t("logIn")}
        </a>
      </Message>
    );
  }
  return (
    <SessionFrame>
      <h1 className="font-semibold text-xl tracking-tight">{t("finishTitle")}</h1>
      <p className="mt-1 text-muted">{t("finishText")}</p>
      <EntryForm fields={["password"]} choosesPassword action={t("signUp")} entry={entry} />
    </SessionFrame>
  );
}
