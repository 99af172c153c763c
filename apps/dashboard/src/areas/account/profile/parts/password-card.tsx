"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { useTranslations } from "next-intl";
import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { NewPasswordInput } from "../../../../components/form/new-password-input.tsx";
import { PasswordInput } from "../../../../components/form/password-input.tsx";
import { omitKey } from "../../../../lib/omit-key.ts";
import { type PasswordProblems, passwordProblems } from "../rules.ts";
import { EditButtons } from "./edit-buttons.tsx";

type Props = {
  email: string;
  busy: boolean;
  /** Resolves with the problems, or with undefined once the password is changed. */
  onChange: (current: string, password: string) => Promise<PasswordProblems | undefined>;
};

export function PasswordCard({ email, busy, onChange }: Props) {
  const t = useTranslations("profile.password");
  const session = useTranslations("session");
  const [editing, setEditing] = useState(false);
  const [problems, setProblems] = useState<PasswordProblems>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const current = String(typed.get("current") ?? "");
    const password = String(typed.get("password") ?? "");
    const wrong = passwordProblems(current, password);
    const found = Object.keys(wrong).length > 0 ? wrong : await onChange(current, password);
    if (!found) return setEditing(false);
    setProblems(found);
    form.querySelector<HTMLInputElement>(`[name="${found.current ? "current" : "password"}"]`)?.focus();
  }

  /** Clears the error of a field as soon as its value changes. */
  function retyped({ target }: ChangeEvent<HTMLFormElement>) {
    setProblems((said) => omitKey(said, target.name));
  }

  return (
    <Card title={t("title")} description={t("text")}>
      {editing ? (
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          onChange={retyped}
          className="flex flex-col gap-3"
        >
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <Field
            label={t("current")}
            error={
              problems.current && (problems.current === "currentWrong" ? t("currentWrong") : session(problems.current))
            }
          >
            {(control) => (
              <PasswordInput {...control} autoFocus name="current" autoComplete="current-password" required />
            )}
          </Field>
          <Field label={session("newPassword")} error={problems.password && session(problems.password)}>
            {(control) => <NewPasswordInput {...control} common={problems.password === "passwordCommon"} required />}
          </Field>
          <EditButtons save={session("savePassword")} busy={busy} onCancel={() => setEditing(false)} />
        </form>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setProblems({});
            setEditing(true);
          }}
        >
          {t("change")}
        </Button>
      )}
    </Card>
  );
}
