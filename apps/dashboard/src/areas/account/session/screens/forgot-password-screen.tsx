"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { typedEmail } from "../form/typed-email.ts";
import { useAuthForm } from "../form/use-auth-form.ts";
import { useTypedEmail } from "../form/use-typed-email.ts";
import { AuthForm } from "../parts/auth-form.tsx";

const loadData = () => import("../data.ts");
/** How long a mail may take before the person can request another. */
const waitSeconds = 60;

/** Requests a link to choose a new password. The response is the same for every address. */
export function ForgotPasswordScreen() {
  const t = useTranslations("session");
  const { email, save } = useTypedEmail();
  const [sentTo, setSentTo] = useState<string>();
  const ask = useAuthForm(
    (form) => loadData().then(({ requestPasswordReset }) => requestPasswordReset(form)),
    (outcome) => outcome === "done" && setSentTo(email.current?.value.trim() ?? ""),
  );
  useEffect(() => void loadData().catch(() => undefined), []);

  if (sentTo !== undefined) {
    const back = () => {
      typedEmail.save(sentTo);
      location.reload();
    };
    return <Sent email={sentTo} onOther={back} />;
  }
  return (
    <AuthLayout>
      <h1 className="font-semibold text-xl tracking-tight">{t("forgotTitle")}</h1>
      <p className="mt-1 text-muted">{t("forgotText")}</p>
      <AuthForm fields={["email"]} action={t("sendLink")} entry={ask} email={email} />
      <p className="mt-5">
        <a href="/login" onClick={save} className="text-primary underline-offset-4 hover:underline">
          {t("backToLogIn")}
        </a>
      </p>
    </AuthLayout>
  );
}

/** Says that the link was sent, if the address has an account; after a while it can be sent again. */
function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations("session");
  const [left, setLeft] = useState(waitSeconds);
  const waiting = left > 0;
  const again = useAuthForm(
    (form) => loadData().then(({ requestPasswordReset }) => requestPasswordReset(form)),
    (outcome) => outcome === "done" && setLeft(waitSeconds),
  );
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <AuthLayout>
      <div role="status">
        <h1 className="font-semibold text-xl tracking-tight">{t("sentTitle")}</h1>
        <p className="wrap-anywhere mt-2 text-muted leading-relaxed">{t("sentText", { email })}</p>
      </div>
      <form noValidate onSubmit={again.submit} className="mt-5 flex flex-col gap-3">
        <input type="hidden" name="email" value={email} />
        {again.failure !== undefined && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger-strong">
            {again.failure}
          </p>
        )}
        <Button type="submit" variant="secondary" size="lg" disabled={waiting} className="tabular-nums">
          {waiting ? t("sendAgainIn", { seconds: String(left) }) : t("sendAgain")}
        </Button>
      </form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <a
          href="/login"
          onClick={() => typedEmail.save(email)}
          className="text-primary underline-offset-4 hover:underline"
        >
          {t("backToLogIn")}
        </a>
        <button type="button" onClick={onOther} className="text-primary underline-offset-4 hover:underline">
          {t("otherEmail")}
        </button>
      </p>
    </AuthLayout>
  );
}
