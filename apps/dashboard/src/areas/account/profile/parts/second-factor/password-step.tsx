"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { PasswordInput } from "../../../../../components/form/password-input.tsx";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

type Props = {
  email: string;
  text: string;
  action: string;
  danger?: boolean;
  busy: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
};

/** Asks for the password before the second factor is changed. */
export function PasswordStep({ email, text, action, danger = false, busy, error, onPassword }: Props) {
  const t = useTranslations("profile.confirm");
  const session = useTranslations("session");
  const failureText = useFailureText();
  const problem = error && (errorCode(error) === "password_wrong" ? t("wrong") : failureText(error));
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onPassword(String(new FormData(event.currentTarget).get("password") ?? ""));
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{text}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={session("password")} error={problem ?? undefined}>
        {(control) => <PasswordInput {...control} autoFocus name="password" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} className="self-start">
        {action}
      </Button>
    </form>
  );
}
