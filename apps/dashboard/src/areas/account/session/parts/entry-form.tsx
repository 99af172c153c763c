"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { NewPasswordInput } from "../../../../components/form/new-password-input.tsx";
import { PasswordInput } from "../../../../components/form/password-input.tsx";
import { useAwake } from "../form/use-awake.ts";
import type { useEntry } from "../form/use-entry.ts";
import type { FieldName } from "../rules.ts";

type Props = {
  fields: readonly FieldName[];
  /** Whether the password is chosen here or only given. */
  choosesPassword?: boolean;
  action: string;
  entry: ReturnType<typeof useEntry>;
  email?: Ref<HTMLInputElement>;
  onTyping?: () => void;
};

/** Name, e-mail, password: those of them that are asked, what is wrong with them, and the button. */
export function EntryForm({ fields, choosesPassword = false, action, entry, email, onTyping }: Props) {
  const t = useTranslations("session");
  const { submit, retyped, problem, common, failure, busy } = entry;
  const awake = useAwake();
  return (
    // Should it be sent without its script after all, then as POST: a password must never stand in an address.
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
      <Button type="submit" size="lg" busy={busy} disabled={!awake}>
        {action}
      </Button>
    </form>
  );
}
