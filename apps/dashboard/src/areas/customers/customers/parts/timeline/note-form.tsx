"use client";

import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customerLimits } from "@mauzo/contract/customers/customers";
import { useTranslations } from "next-intl";
import { NoteField } from "../../../../../components/form/note-field.tsx";
import { useAddNote } from "../../../../../entities/customers/customer/actions/use-notes.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** Adds a note about a customer. */
export function NoteForm({ customerId }: { customerId: string }) {
  const t = useTranslations("customers.timeline");
  const mayAdd = useCanAccess(customerNotes.create.access);
  const adding = useAddNote(customerId);
  const words = { label: t("newNote"), hint: t("newNoteHint"), add: t("addNote") };
  return mayAdd && <NoteField words={words} maxLength={customerLimits.note} adding={adding} />;
}
