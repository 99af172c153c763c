import { buttonClass } from "@mauzo/ui/button-class";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Answer } from "./draft.ts";

type Props = { answer: Answer; texts: Messages["contact"]["failures"]; retry: string; busy: boolean };

/** Why the message did not get through, with Retry; it stands inside the form, so that Retry sends the form. */
export function FailureNote({ answer, texts, retry, busy }: Props) {
  const text =
    answer.kind === "limited"
      ? fill(texts.limited, { minutes: answer.minutes })
      : answer.kind === "down"
        ? texts.down
        : undefined;
  return (
    <div role="alert">
      {text && !busy && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-danger-soft p-4 text-base">
          <p className="min-w-0 flex-1 basis-60 text-pretty">{text}</p>
          <button type="submit" className={buttonClass("secondary", "lg")}>
            {retry}
          </button>
        </div>
      )}
    </div>
  );
}
