"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../components/page/session-frame.tsx";
import { useSignedIn } from "../../../lib/session/use-signed-in.ts";

type Props = { about: "forgot" | "invite" | "reset"; signedIn: boolean };

/** What can be done today where a flow is not there yet. An invitation reads differently to somebody with a session. */
export function NoticeScreen({ about, signedIn: atServer }: Props) {
  const t = useTranslations("session");
  const shell = useTranslations("shell");
  const member = useSignedIn(atServer) && about === "invite";
  return (
    <SessionFrame>
      <h1 className="font-semibold text-xl tracking-tight">{t(`${about}Title`)}</h1>
      <p className="mt-2 text-muted leading-relaxed">{member ? t("inviteMemberText") : t(`${about}Text`)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {member ? (
          <a href="/dashboard" className={buttonClass("primary")}>
            {shell("toDashboard")}
          </a>
        ) : (
          <a href="/login" className={buttonClass("primary")}>
            {about === "invite" ? t("logIn") : t("backToLogIn")}
          </a>
        )}
        {about === "invite" && !member && (
          <a href="/dashboard?auth=Signup" className={buttonClass("secondary")}>
            {t("signUp")}
          </a>
        )}
      </div>
    </SessionFrame>
  );
}
