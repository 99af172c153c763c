import { fill } from "@mauzo/format/fill";
import { Button } from "@mauzo/ui/button";
import type { Messages } from "../../i18n/messages/en.ts";
import type { ContactFormState } from "./draft.ts";

type Props = { answer: ContactFormState; texts: Messages["contact"]["failures"]; retry: string };

/** Why the message was not sent, with Retry, which submits the form. Hidden until a post gets no response. */
export function FailureNote({ answer, texts, retry }: Props) {
  const text = answer.kind === "limited" ? fill(texts.limited, { minutes: answer.minutes }) : texts.down;
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-failed=""
      data-focus=""
      hidden={answer.kind !== "limited" && answer.kind !== "down"}
      className="rounded-card bg-danger-soft p-4 text-base"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-60 text-pretty">{text}</p>
        <Button type="submit" variant="secondary" size="lg">
          {retry}
        </Button>
      </div>
    </div>
  );
}
