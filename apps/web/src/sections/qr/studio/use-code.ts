import { useMemo, useState } from "preact/hooks";
import type { Draft } from "../../../lib/qr/design/draft.ts";
import type { PhoneNumber } from "../../../lib/qr/design/phone-number.ts";
import { type Materials, type Painting, paint } from "./painter.ts";
import type { Tools } from "./use-tools.ts";

export type Code = {
  number: PhoneNumber | undefined;
  painting: Painting;
  /** What is wrong with the number, once it is time to say so. */
  complaint: "needNumber" | "wrongNumber" | undefined;
  /** The field was left: a half-typed number may now be called wrong. */
  leftField: () => void;
  /** Whether there is a code to take away; if not for want of a number, that is said at its field. */
  isAllowed: () => boolean;
};

/** The code of a draft, as far as there is one. */
export function useCode(
  draft: Draft,
  { coder, phones }: Tools,
  { greeting, label, picture }: Materials & { greeting: string },
): Code {
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<string>();
  const number = useMemo(() => phones?.readPhone(draft.phone, draft.country), [phones, draft.phone, draft.country]);
  const e164 = number?.e164;
  const painting = useMemo(
    () => paint(draft, e164 === undefined ? undefined : coder?.encode(draft, e164, greeting), { label, picture }),
    [coder, draft, e164, greeting, label, picture],
  );
  const isEmpty = draft.phone.trim() === "";
  const complaint = (): Code["complaint"] => {
    if (number) return undefined;
    if (isEmpty) return asked ? "needNumber" : undefined;
    return phones && (asked || left === draft.phone) ? "wrongNumber" : undefined;
  };
  return {
    number,
    painting,
    complaint: complaint(),
    leftField: () => setLeft(draft.phone),
    isAllowed: () => {
      setAsked(true);
      if (!number) document.querySelector<HTMLInputElement>("input[type=tel]")?.focus();
      return number !== undefined && painting.link !== undefined && painting.problems.length === 0;
    },
  };
}
