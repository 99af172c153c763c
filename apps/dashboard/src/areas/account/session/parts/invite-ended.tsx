"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "use-intl";
import { Message } from "./message.tsx";

/** An invite that was used, taken back or forgotten for too long. */
export function InviteEnded({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations("invite");
  const session = useTranslations("session");
  const shell = useTranslations("shell");
  return (
    <Message title={t("endedTitle")} text={t("endedText")}>
      <a href={signedIn ? "/dashboard" : "/login"} className={buttonClass("secondary")}>
        {signedIn ? shell("toDashboard") : session("logIn")}
      </a>
    </Message>
  );
}
