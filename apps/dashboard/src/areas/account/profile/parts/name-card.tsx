"use client";

import { hasWebAddress } from "@mauzo/contract/name-without-link";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";

const problemOf = (typed: string) =>
  typed.trim() === "" ? "nameMissing" : hasWebAddress(typed) ? "nameAddress" : undefined;

type Props = { name: string; busy: boolean; onSave: (name: string) => void };

/** The person's name; the save button appears once it differs. */
export function NameCard({ name, busy, onSave }: Props) {
  const t = useTranslations("profile");
  const session = useTranslations("session");
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<"nameAddress" | "nameMissing">();
  const changed = typed.trim() !== name;
  return (
    <Card title={t("name.title")}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const found = problemOf(typed);
          setProblem(found);
          if (!found && changed) onSave(typed.trim());
        }}
      >
        <Field label={session("name")} hint={t("name.hint")} error={problem && session(problem)}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={80}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {changed && (
          <Button type="submit" busy={busy} className="self-start">
            {t("save")}
          </Button>
        )}
      </form>
    </Card>
  );
}
