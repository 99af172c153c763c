"use client";

import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { without } from "../../../../lib/without.ts";
import type { FieldName, Outcome, Problems } from "../rules.ts";

/**
 * A form of the pages around the session: sends once, tells each problem at its field and the rest above the button.
 * @param send what the form does; when it throws, even the code for it could not be fetched.
 * @param onOutcome what the page does next. Without it the form stays busy once it is done: the page is moving on.
 */
export function useEntry(send: (form: FormData) => Promise<Outcome>, onOutcome?: (outcome: Outcome) => void) {
  const t = useTranslations("session");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function tell(outcome: Exclude<Outcome, "done">, form: HTMLFormElement) {
    const found = "problems" in outcome ? outcome.problems : {};
    setProblems(found);
    if ("words" in outcome) setFailure(outcome.words);
    if ("refused" in outcome) {
      const { refused, minutes = 1 } = outcome;
      setFailure(refused === "tooOften" ? t("tooOften", { minutes }) : t(refused));
    }
    const [first] = Object.keys(found);
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
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
    if (outcome !== "done") tell(outcome, form);
    onOutcome?.(outcome);
  }

  /** What was said of a field is said of what stood there. */
  function retyped({ target }: ChangeEvent<HTMLFormElement>) {
    setProblems((said) => without(said, target.name));
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
