"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { Problem, ViewInput } from "./use-views.ts";

type Props = {
  /** The view's current name and visibility; undefined for a new view. */
  view?: ViewInput;
  mayShare: boolean;
  onSave: (words: ViewInput) => Promise<Problem>;
  onDone?: () => void;
};

/** The form for a view's name and visibility. */
export function ViewForm({ view, mayShare, onSave, onDone }: Props) {
  const t = useTranslations("list");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const name = String(given.get("name")).trim();
    if (name === "") return;
    setBusy(true);
    const failed = await onSave({ name, everyone: given.get("who") === "everyone" });
    setBusy(false);
    setProblem(failed);
    if (failed !== undefined) return;
    form.reset();
    onDone?.();
  }

  return (
    <form onSubmit={save} className="flex w-full flex-col gap-2">
      <Field label={t("viewName")} error={problem}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={40}
            defaultValue={view?.name}
            placeholder={view ? undefined : t("viewExample")}
            autoComplete="off"
            autoFocus={view !== undefined}
          />
        )}
      </Field>
      {mayShare && (
        <fieldset>
          <legend className="mb-1 font-medium text-[0.8125rem]">{t("whoSees")}</legend>
          {(["onlyMe", "everyone"] as const).map((who) => (
            <RadioChoice
              key={who}
              name="who"
              value={who}
              defaultChecked={(who === "everyone") === (view?.everyone ?? false)}
              className="min-h-8 pointer-coarse:min-h-11"
            >
              {t(who)}
            </RadioChoice>
          ))}
        </fieldset>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="tertiary" busy={busy} className="grow">
          {view ? t("saveChange") : t("saveView")}
        </Button>
        {view && (
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t("cancelChange")}
          </Button>
        )}
      </div>
    </form>
  );
}
