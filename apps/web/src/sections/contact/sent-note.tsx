import { fill } from "@mauzo/format/fill";
import { Check } from "lucide-react";
import type { Messages } from "../../i18n/messages/en.ts";

type Props = {
  texts: Messages["contact"]["sent"];
  email: string;
  phone: { shown: string; dialled: string };
  /** Where to write another message. */
  page: string;
};

/** Replaces the form once the message has been sent: says what happens next. */
export function SentNote({ texts, email, phone, page }: Props) {
  return (
    <div className="py-6">
      <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Check aria-hidden="true" className="size-7" />
      </span>
      <h3 tabIndex={-1} data-focus="" className="mt-5 font-bold font-display text-3xl tracking-tight outline-none">
        {texts.heading}
      </h3>
      <p className="wrap-anywhere mt-3 text-pretty text-lg text-muted">{fill(texts.text, { email })}</p>
      <p className="mt-2 text-muted">
        {texts.urgent}{" "}
        <a href={`tel:${phone.dialled}`} className="font-medium text-primary underline underline-offset-4">
          {phone.shown}
        </a>
      </p>
      <p className="mt-6">
        <a href={page} className="font-medium text-primary underline underline-offset-4">
          {texts.again}
        </a>
      </p>
    </div>
  );
}
