"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { readEmail } from "../rules.ts";
import { EditButtons } from "./edit-buttons.tsx";

type Props = {
  email: string;
  /** The address that a link was sent to and that is not confirmed yet. */
  waiting: string | undefined;
  busy: boolean;
  /** `onSent` runs once the link was sent. */
  onChange: (email: string, onSent: () => void) => void;
  onAgain: () => void;
};

/** The e-mail the person logs in with; a new one takes effect once its link was opened. */
export function EmailCard({ email, waiting, busy, onChange, onAgain }: Props) {
  const t = useTranslations("profile.email");
  const session = useTranslations("session");
  const [editing, setEditing] = useState(false);
  const [problem, setProblem] = useState<"emailWrong" | "same">();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readEmail(String(new FormData(event.currentTarget).get("email") ?? ""), email);
    setProblem("problem" in read ? read.problem : undefined);
    if ("email" in read) onChange(read.email, () => setEditing(false));
    else event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <Card title={t("title")} description={t("text", { email })}>
      {waiting !== undefined && !editing ? (
        <div className="flex gap-3 rounded-control bg-info-soft p-3">
          <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
          <div role="status" className="min-w-0">
            <p className="font-medium">{t("sentTitle")}</p>
            <p className="wrap-anywhere mt-0.5">{t("sentText", { email: waiting })}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" busy={busy} onClick={onAgain}>
                {t("again")}
              </Button>
              <Button variant="flat" size="sm" onClick={() => setEditing(true)}>
                {t("other")}
              </Button>
            </div>
          </div>
        </div>
      ) : editing ? (
        <form noValidate onSubmit={submit} className="flex flex-col gap-3">
          <Field
            label={t("new")}
            hint={t("hint")}
            error={problem && (problem === "same" ? t("same") : session("emailWrong"))}
          >
            {(control) => (
              <Input
                {...control}
                autoFocus
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            )}
          </Field>
          <EditButtons save={t("send")} busy={busy} onCancel={() => setEditing(false)} />
        </form>
      ) : (
        <Button variant="secondary" onClick={() => setEditing(true)}>
          {t("change")}
        </Button>
      )}
    </Card>
  );
}
