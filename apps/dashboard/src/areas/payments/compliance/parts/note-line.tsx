"use client";

import type { ComplianceNote } from "@mauzo/contract/payments/compliance";
import type { ComplianceField } from "@mauzo/contract/payments/compliance-states";
import { ErrorSign } from "@mauzo/ui/error-sign";
import { useLocale } from "next-intl";

type Props = { notes: readonly ComplianceNote[]; field: ComplianceField };

/** What of a field has to be mended, in the words of who looked at it. */
export function NoteLine({ notes, field }: Props) {
  const language = useLocale();
  const found = notes.filter((note) => note.field === field);
  return found.map((note) => (
    <p key={note.en} className="mt-1.5 flex items-start gap-1.5 wrap-anywhere text-[0.8125rem] text-danger">
      <ErrorSign />
      {note[language]}
    </p>
  ));
}
