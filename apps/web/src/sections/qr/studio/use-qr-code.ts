import { useMemo, useState } from "react";
import type { Draft } from "../../../lib/qr/design/draft.ts";
import type { PhoneNumber } from "../../../lib/qr/design/phone-number.ts";
import { type Materials, type RenderedCode, renderDraft } from "./render-draft.ts";
import type { LazyModules } from "./use-lazy-modules.ts";

export type Code = {
  number: PhoneNumber | undefined;
  rendered: RenderedCode;
  /** What is wrong with the number, once it is time to show it. */
  complaint: "needNumber" | "wrongNumber" | undefined;
  /** Called on blur: a half-typed number may now be reported as wrong. */
  leftField: () => void;
  /** Whether there is a code to download; if the number is missing, its field says so. */
  isAllowed: () => boolean;
};

/** The code of a draft, as far as it can be made. */
export function useQrCode(
  draft: Draft,
  { encoder, phones }: LazyModules,
  { greeting, label, picture }: Materials & { greeting: string },
): Code {
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<string>();
  const number = useMemo(() => phones?.readPhone(draft.phone, draft.country), [phones, draft.phone, draft.country]);
  const e164 = number?.e164;
  const rendered = useMemo(
    () =>
      renderDraft(draft, e164 === undefined ? undefined : encoder?.encodeDraft(draft, e164, greeting), {
        label,
        picture,
      }),
    [encoder, draft, e164, greeting, label, picture],
  );
  const isEmpty = draft.phone.trim() === "";
  const complaint = (): Code["complaint"] => {
    if (number) return undefined;
    if (isEmpty) return asked ? "needNumber" : undefined;
    return phones && (asked || left === draft.phone) ? "wrongNumber" : undefined;
  };
  return {
    number,
    rendered,
    complaint: complaint(),
    leftField: () => setLeft(draft.phone),
    isAllowed: () => {
      setAsked(true);
      if (!number) document.querySelector<HTMLInputElement>("input[type=tel]")?.focus();
      return number !== undefined && rendered.link !== undefined && rendered.problems.length === 0;
    },
  };
}
