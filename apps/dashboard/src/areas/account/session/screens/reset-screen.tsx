"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";
import { useEntry } from "../form/use-entry.ts";
import { useLinkToken } from "../form/use-link-token.ts";
import { EntryForm } from "../parts/entry-form.tsx";
import { Message } from "../parts/message.tsx";

const loadData = () => import("../data.ts");

/** A new password, with the link from the mail; then log-in. */
export function ResetScreen() {
  const t = useTranslations("session");
  const token = useLinkToken();
  const [state, setState] = useState<"asking" | "done" | "ended">("asking");
  const entry = useEntry(
    (form) => loadData().then(({ setPassword }) => setPassword(token ?? "", form)),
    (outcome) => {
      if (outcome === "done") setState("done");
      else if ("refused" in outcome && outcome.refused === "linkEnded") setState("ended");
    },
  );

  if (state === "done") {
    return (
      <Message title={t("resetDoneTitle")} text={t("resetDoneText")}>
        <a href="/login" className={buttonClass("primary")}>
          {t("logIn")}
        </a>
      </Message>
    );
  }
  if (state === "ended" || token === "") {
    return (
      <Message title={t("linkEndedTitle")} text={t("linkEndedText")}>
        <a href="/forgot-password" className={buttonClass("primary")}>
          {t("newLink")}
        </a>
        <a href="/login" className={buttonClass("secondary")}>
          {t("backToLogIn")}
        </a>
      </Message>
    );
  }
  return (
    <SessionFrame>
      <h1 className="font-semibold text-xl tracking-tight">{t("resetTitle")}</h1>
      <p className="mt-1 text-muted">{t("resetText")}</p>
      <EntryForm fields={["password"]} choosesPassword action={t("savePassword")} entry={entry} />
    </SessionFrame>
  );
}
