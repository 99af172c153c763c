"use client";
import { buttonClass } from "@mauzo/ui/button-class";
import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { ContactField } from "./contact-field.tsx";
import { type Answer, blank, checkDraft, contactFields, type ContactField as Field, most, readDraft } from "./draft.ts";
import { FailureNote } from "./failure-note.tsx";
import { SentNote } from "./sent-note.tsx";

type Texts = Pick<Messages["contact"], "form" | "problems" | "failures" | "sent">;
type Props = {
  locale: Locale;
  texts: Texts;
  phone: { shown: string; dialled: string };
  send: (previous: Answer, data: FormData) => Promise<Answer>;
};

/** A call that never came back is no reason to lose what was typed. */
const sendOrKeep = async (send: Props["send"], data: FormData): Promise<Answer> => {
  try {
    return await send(blank, data);
  } catch {
    return { kind: "down", draft: readDraft(data) };
  }
};

function problemOf(texts: Texts["problems"], answer: Answer, field: Field): string | undefined {
  const problem = answer.kind === "wrong" ? answer.problems[field] : undefined;
  return problem && fill(texts[field][problem], { most: most[field] });
}

/** Without JavaScript the form posts to the page, which answers with the same states and what was typed. */
export function ContactForm({ locale, texts, phone, send }: Props) {
  const [posted, post] = useActionState(send, blank);
  const [answered, setAnswered] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = answered ?? posted;
  const firstWrong = answer.kind === "wrong" ? contactFields.find((field) => answer.problems[field]) : undefined;

  useEffect(() => {
    if (answered?.kind === "wrong") form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answered]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const draft = readDraft(data);
    const problems = checkDraft(draft);
    if (Object.keys(problems).length > 0) return setAnswered({ kind: "wrong", draft, problems });
    setBusy(true);
    setAnswered(await sendOrKeep(send, data));
    setBusy(false);
  };

  if (answer.kind === "sent")
    return (
      <SentNote
        texts={texts.sent}
        email={answer.draft.email}
        phone={phone}
        takesFocus={answered !== undefined}
        page={pathIn(locale, "/contact-us")}
      />
    );
  const field = (name: Field) => ({
    name,
    label: texts.form[name],
    problem: problemOf(texts.problems, answer, name),
    maxLength: most[name],
    defaultValue: posted.draft[name],
    autoFocus: firstWrong === name,
  });
  return (
    <form ref={form} action={post} onSubmit={submit} noValidate className="space-y-5">
      <ContactField {...field("full_name")} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactField {...field("email")} type="email" autoComplete="email" />
        <ContactField {...field("phone")} type="tel" autoComplete="tel" hint={texts.form.phoneHint} />
      </div>
      <ContactField {...field("message")} long hint={texts.form.messageHint} />
      {/* People never see it; programs that fill every field give themselves away. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor="website">{texts.form.website}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="language" value={locale} />
      <FailureNote answer={answer} texts={texts.failures} retry={texts.form.retry} busy={busy} />
      <button
        type="submit"
        aria-disabled={busy || undefined}
        className={buttonClass("primary", "lg", "min-h-12 w-full! text-lg! aria-disabled:opacity-60")}
      >
        {busy ? texts.form.sending : texts.form.submit}
      </button>
    </form>
  );
}
