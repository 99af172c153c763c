"use client";
import { fill } from "@mauzo/format/fill";
import { Button } from "@mauzo/ui/button";
import { useActionState } from "react";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { ContactField } from "./contact-field.tsx";
import { blank, type ContactFormState, contactFields, type ContactField as Field, most } from "./draft.ts";
import { FailureNote } from "./failure-note.tsx";
import { SentNote } from "./sent-note.tsx";

type Texts = Pick<Messages["contact"], "form" | "problems" | "failures" | "sent">;
type Props = {
  locale: Locale;
  /** The path of the page it is on. */
  page: string;
  texts: Texts;
  phone: { shown: string; dialled: string };
  send: (previous: ContactFormState, data: FormData) => Promise<ContactFormState>;
};

function problemOf(texts: Texts["problems"], answer: ContactFormState, field: Field): string | undefined {
  const problem = answer.kind === "wrong" ? answer.problems[field] : undefined;
  return problem && fill(texts[field][problem], { most: most[field] });
}

/**
 * A plain form: the page it is posted to responds with the next state and what was typed. The site's script
 * (layout/progressive-form) puts that response in its place without leaving the page.
 */
export function ContactForm({ locale, page, texts, phone, send }: Props) {
  const [answer, post] = useActionState(send, blank);
  if (answer.kind === "sent")
    return <SentNote texts={texts.sent} email={answer.draft.email} phone={phone} page={page} />;
  const firstWrong = answer.kind === "wrong" ? contactFields.find((field) => answer.problems[field]) : undefined;
  const field = (name: Field) => ({
    name,
    label: texts.form[name],
    problem: problemOf(texts.problems, answer, name),
    maxLength: most[name],
    defaultValue: answer.draft[name],
    autoFocus: firstWrong === name,
  });
  return (
    <form action={post} noValidate data-quiet="contact" className="space-y-5">
      <ContactField {...field("full_name")} autoComplete="name" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ContactField {...field("email")} type="email" autoComplete="email" />
        <ContactField {...field("phone")} type="tel" autoComplete="tel" hint={texts.form.phoneHint} />
      </div>
      <ContactField {...field("message")} long hint={texts.form.messageHint} />
      {/* A honeypot: people never see it; bots that fill every field give themselves away. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor="website">{texts.form.website}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="language" value={locale} />
      <FailureNote answer={answer} texts={texts.failures} retry={texts.form.retry} />
      <Button
        type="submit"
        size="lg"
        data-sending={texts.form.sending}
        className="min-h-12 w-full! text-lg! aria-disabled:opacity-60"
      >
        {texts.form.submit}
      </Button>
    </form>
  );
}
