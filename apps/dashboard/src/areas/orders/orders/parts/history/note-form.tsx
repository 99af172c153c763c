"use client";

import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { useTranslations } from "next-intl";
import { NoteField } from "../../../../../components/form/note-field.tsx";
import { useAddOrderNote } from "../../../../../entities/orders/order/actions/use-edits.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** Adds a note to an order's history. */
export function NoteForm({ orderId }: { orderId: string }) {
  const t = useTranslations("orders.history");
  const mayAdd = useCanAccess(orderEdits.note.access);
  const adding = useAddOrderNote(orderId);
  const words = { label: t("newNote"), hint: t("newNoteHint"), add: t("addNote") };
  return mayAdd && <NoteField words={words} maxLength={500} adding={adding} />;
}
