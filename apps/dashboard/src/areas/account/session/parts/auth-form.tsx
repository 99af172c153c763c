"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { NewPasswordInput } from "../../../../components/form/new-password-input.tsx";
import { PasswordInput } from "../../../../components/form/password-input.tsx";
import type { useAuthForm } from "../form/use-auth-form.ts";
import { useHydrated } from "../form/use-hydrated.ts";
import type { FieldName } from "../rules.ts";

type Props = {
  fields: readonly FieldName[];
  /** Whether a new password is chosen here, rather than an existing one entered. */
  choosesPassword?: boolean;
  action: string;
  entry: ReturnType<typeof useAuthForm>;
  email?: Ref<HTMLInputElement>;
  onTyping?: () => void;
};

/** The name, e-mail and password fields the form asks for, with their errors, and the submit button. */
export function AuthForm({ fields, choosesPassword = false, action, entry, email, onTyping }: Props) {
  const t = useTranslations("session");
  const { submit, retyped, problem, common, failure, busy } = entry;
  const hydrated = useHydrated();
  return (
    // If it is submitted before hydration after all, then by POST: a password must never appear in a URL.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onChange={retyped}
      onFocus={onTyping}
      className="mt-5 flex flex-col gap-4"
    >
      {fields.includes("name") && (
        <Field label={t("name")} error={problem("name")}>
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={80} required />}
        </Field>
      )}
      {fields.includes("email") && (
        <Field label={t("email")} error={problem("email")}>
          {(control) => (
            <Input
              {...control}
              ref={email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              required
            />
          )}
        </Field>
      )}
      {fields.includes("password") && (
        <Field label={fields.length > 1 ? t("password") : t("newPassword")} error={problem("password")}>
          {(control) =>
            choosesPassword ? (
              <NewPasswordInput {...control} common={common} required />
            ) : (
              <PasswordInput {...control} autoComplete="current-password" required />
            )
          }
        </Field>
      )}
      {failure !== undefined && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger-strong">
          {failure}
        </p>
      )}
      <noscript>
        <p className="rounded-control bg-accent-soft px-3 py-2.5">{t("withoutScript")}</p>
      </noscript>
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated}>
        {action}
      </Button>
    </form>
  );
}
