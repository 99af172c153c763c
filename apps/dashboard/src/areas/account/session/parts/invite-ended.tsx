"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "next-intl";
import { MessagePage } from "./message-page.tsx";

/** Shown for an invite that was used, revoked or has expired. */
export function InviteEnded({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations("invite");
  const session = useTranslations("session");
  const shell = useTranslations("shell");
  return (
    <MessagePage title={t("endedTitle")} text={t("endedText")}>
      <a href={signedIn ? "/dashboard" : "/login"} className={buttonClass("secondary")}>
        {signedIn ? shell("toDashboard") : session("logIn")}
      </a>
    </MessagePage>
  );
}
