"use client";

import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { submitCode } from "../data.ts";
import { useAuthForm } from "../form/use-auth-form.ts";

/** Asks for the code of the second factor, after the password. Once the cookie is set, the page around it navigates on. */
export function CodeForm({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("session");
  const { submit, retyped, problem, failure, busy } = useAuthForm(submitCode);
  return (
    <>
      <h1 className="font-semibold text-xl tracking-tight">{t("codeTitle")}</h1>
      <p className="mt-1 text-muted">{t("codeText")}</p>
      <form method="post" noValidate onSubmit={submit} onChange={retyped} className="mt-5 flex flex-col gap-4">
        <Field label={t("code")} hint={t("codeHint")} error={problem("code")}>
          {(control) => (
            <Input
              {...control}
              name="code"
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
          )}
        </Field>
        <Checkbox name="trust_device" label={t("trustDevice")} className="min-h-9" />
        {failure !== undefined && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger-strong">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {t("logIn")}
        </Button>
        <Button variant="flat" onClick={onAgain}>
          {t("backToLogIn")}
        </Button>
      </form>
    </>
  );
}
