"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";
import { typedEmail } from "../form/typed-email.ts";
import { useEntry } from "../form/use-entry.ts";
import { useTypedEmail } from "../form/use-typed-email.ts";
import { EntryForm } from "../parts/entry-form.tsx";
import { Message } from "../parts/message.tsx";
import type { Mode } from "../rules.ts";

const loadData = () => import("../data.ts");

/** `other` is the address of the other form; `onTyping` is told once somebody fills this one in. */
type Props = { mode: Mode; other: string; onTyping?: () => void };

/** Log in, or create an account. */
export function AuthScreen({ mode, other, onTyping }: Props) {
  const t = useTranslations("session");
  const { email, keep } = useTypedEmail();
  const [mailedTo, setMailedTo] = useState<string>();
  // Once the cookie is set, whoever shows this form sees that and moves on.
  const entry = useEntry(async (form) => {
    const { submitEntry } = await loadData();
    const outcome = await submitEntry(mode, form);
    if (outcome !== "done" && "mailed" in outcome) setMailedTo(String(form.get("email")).trim());
    return outcome;
  });
  const signUp = mode === "sign-up";

  // Fetched while the person types: the form shows first, what sends it comes after.
  useEffect(() => void loadData().catch(() => undefined), []);

  if (mailedTo !== undefined) {
    return (
      <Message title={t("sentTitle")} text={t("signUpMailed", { email: mailedTo })}>
        <a href={other} onClick={() => typedEmail.keep(mailedTo)} className={buttonClass("secondary")}>
          {t("backToLogIn")}
        </a>
      </Message>
    );
  }
  return (
    <SessionFrame>
      <h1 className="font-semibold text-xl tracking-tight">{signUp ? t("signUpTitle") : t("logInTitle")}</h1>
      {signUp && <p className="mt-1 text-muted">{t("signUpText")}</p>}
      <EntryForm
        fields={signUp ? ["name", "email", "password"] : ["email", "password"]}
        choosesPassword={signUp}
        action={signUp ? t("signUp") : t("logIn")}
        entry={entry}
        email={email}
        onTyping={onTyping}
      />
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 text-muted">
        <span>
          {signUp ? t("haveAccount") : t("noAccount")}{" "}
          <a href={other} onClick={keep} className="font-medium text-primary underline underline-offset-4">
            {signUp ? t("logIn") : t("signUp")}
          </a>
        </span>
        {!signUp && (
          <a href="/forgot-password" onClick={keep} className="text-primary underline-offset-4 hover:underline">
            {t("forgot")}
          </a>
        )}
      </p>
    </SessionFrame>
  );
}
