"use client";

import { Button } from "@mauzo/ui/button";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";
import { typedEmail } from "../form/typed-email.ts";
import { useEntry } from "../form/use-entry.ts";
import { useTypedEmail } from "../form/use-typed-email.ts";
import { EntryForm } from "../parts/entry-form.tsx";

const loadData = () => import("../data.ts");
/** As long as a mail may take before one asks for another. */
const waitSeconds = 60;

/** Asks for a link to choose a new password. The answer is the same for every address. */
export function ForgotScreen() {
  const t = useTranslations("session");
  const { email, keep } = useTypedEmail();
  const [sentTo, setSentTo] = useState<string>();
  const ask = useEntry(
    (form) => loadData().then(({ askForLink }) => askForLink(form)),
    (outcome) => outcome === "done" && setSentTo(email.current?.value.trim() ?? ""),
  );
  useEffect(() => void loadData().catch(() => undefined), []);

  if (sentTo !== undefined) {
    const back = () => {
      typedEmail.keep(sentTo);
      location.reload();
    };
    return <Sent email={sentTo} onOther={back} />;
  }
  return (
    <SessionFrame>
      <h1 className="font-semibold text-xl tracking-tight">{t("forgotTitle")}</h1>
      <p className="mt-1 text-muted">{t("forgotText")}</p>
      <EntryForm fields={["email"]} action={t("sendLink")} entry={ask} email={email} />
      <p className="mt-5">
        <a href="/login" onClick={keep} className="text-primary underline-offset-4 hover:underline">
          {t("backToLogIn")}
        </a>
      </p>
    </SessionFrame>
  );
}

/** The link is on its way, if the address has an account; after a while it can be sent again. */
function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations("session");
  const [left, setLeft] = useState(waitSeconds);
  const waiting = left > 0;
  const again = useEntry(
    (form) => loadData().then(({ askForLink }) => askForLink(form)),
    (outcome) => outcome === "done" && setLeft(waitSeconds),
  );
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <SessionFrame>
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
          onClick={() => typedEmail.keep(email)}
          className="text-primary underline-offset-4 hover:underline"
        >
          {t("backToLogIn")}
        </a>
        <button type="button" onClick={onOther} className="text-primary underline-offset-4 hover:underline">
          {t("otherEmail")}
        </button>
      </p>
    </SessionFrame>
  );
}
