"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { detectVisitorLanguage } from "../../../../i18n/detect-language.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import type { SessionEnded } from "../../../../lib/session/ended/session-ended.ts";
import { typedEmail } from "../form/typed-email.ts";
import { useAuthForm } from "../form/use-auth-form.ts";
import { useTypedEmail } from "../form/use-typed-email.ts";
import { AuthForm } from "../parts/auth-form.tsx";
import { MessagePage } from "../parts/message-page.tsx";
import type { Mode } from "../rules.ts";

const CodeForm = lazyPart(async () => (await import("./code-form.tsx")).CodeForm, { place: "h-64" });

const loadData = () => import("../data.ts");

type Props = {
  mode: Mode;
  /** The URL of the other form. */
  other: string;
  /** Who comes here because their session ended. */
  ended?: SessionEnded | undefined;
  /** Called once somebody starts to fill in this form. */
  onTyping?: () => void;
  /** Below the form. */
  children?: ReactNode;
};

/** The log-in or the sign-up form. */
export function AuthScreen({ mode, other, ended, onTyping, children }: Props) {
  const t = useTranslations("session");
  const { email, save } = useTypedEmail();
  const [mailedTo, setMailedTo] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  // Once the cookie is set, the page around this form notices and navigates on.
  const entry = useAuthForm(async (form) => {
    const { submitCredentials } = await loadData();
    const outcome = await submitCredentials(mode, form);
    if (outcome !== "done" && "secondFactor" in outcome) setAsksCode(true);
    if (outcome !== "done" && "mailed" in outcome) setMailedTo(String(form.get("email")).trim());
    return outcome;
  });
  const signUp = mode === "sign-up";

  // Loaded while the person types, so that the form shows without waiting for it.
  useEffect(() => void loadData().catch(() => undefined), []);
  useEffect(detectVisitorLanguage, []);

  if (mailedTo !== undefined) {
    return (
      <MessagePage title={t("sentTitle")} text={t("signUpMailed", { email: mailedTo })}>
        <a href={other} onClick={() => typedEmail.save(mailedTo)} className={buttonClass("secondary")}>
          {t("backToLogIn")}
        </a>
      </MessagePage>
    );
  }
  if (asksCode)
    return (
      <AuthLayout>
        <CodeForm onAgain={() => setAsksCode(false)} />
      </AuthLayout>
    );
  return (
    <AuthLayout>
      <h1 className="font-semibold text-xl tracking-tight">{signUp ? t("signUpTitle") : t("logInTitle")}</h1>
      {signUp && <p className="mt-1 text-muted">{t("signUpText")}</p>}
      {ended && (
        <p role="status" className="mt-2 rounded-control bg-accent-soft px-3 py-2.5">
          {ended.isKept ? t("endedKept") : t("ended")}
        </p>
      )}
      <AuthForm
        fields={signUp ? ["name", "email", "password"] : ["email", "password"]}
        choosesPassword={signUp}
        action={signUp ? t("signUp") : t("logIn")}
        entry={entry}
        email={email}
        onTyping={onTyping}
      />
      {children}
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 text-muted">
        <span>
          {signUp ? t("haveAccount") : t("noAccount")}{" "}
          <a href={other} onClick={save} className="font-medium text-primary underline underline-offset-4">
            {signUp ? t("logIn") : t("signUp")}
          </a>
        </span>
        {!signUp && (
          <a href="/forgot-password" onClick={save} className="text-primary underline-offset-4 hover:underline">
            {t("forgot")}
          </a>
        )}
      </p>
    </AuthLayout>
  );
}
