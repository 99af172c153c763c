"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { omitKey } from "../../../../lib/omit-key.ts";
import type { FieldName, Outcome, Problems } from "../rules.ts";

/**
 * State of the sign-up, log-in and similar forms: submits once at a time, shows each problem at its field and the rest
 * above the button.
 * @param send what the form does; it throws when not even its code could be loaded.
 * @param onOutcome what the page does next. Without it the form stays busy after success, because the page navigates
 * away.
 */
export function useAuthForm(send: (form: FormData) => Promise<Outcome>, onOutcome?: (outcome: Outcome) => void) {
  const t = useTranslations("session");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function showOutcome(outcome: Exclude<Outcome, "done">, form: HTMLFormElement) {
    const found = "problems" in outcome ? outcome.problems : {};
    setProblems(found);
    if ("words" in outcome) setFailure(outcome.words);
    if ("refused" in outcome) {
      const { refused, minutes = 1 } = outcome;
      setFailure(refused === "tooOften" ? t("tooOften", { minutes }) : t(refused));
    }
    [...form.querySelectorAll("input")].find(({ name }) => Object.hasOwn(found, name))?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setFailure(undefined);
    const outcome = await send(typed).catch((): Outcome => ({ refused: "unreachable" }));
    if (outcome !== "done" || onOutcome) setBusy(false);
    if (outcome !== "done") showOutcome(outcome, form);
    onOutcome?.(outcome);
  }

  /** Clears the error of a field as soon as its value changes. */
  function retyped({ target }: ChangeEvent<HTMLFormElement>) {
    setProblems((said) => omitKey(said, target.name));
  }

  const problem = (name: FieldName) => problems[name] && t(problems[name]);
  const common = problems.password === "passwordCommon";
  return {
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    retyped,
    problem,
    common,
    failure,
    busy,
  };
}
