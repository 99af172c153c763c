"use client";

import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddOrderNote } from "../../../../../entities/orders/order/actions/use-edits.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

/** Adds a note to an order's history. The text stays until it is saved. */
export function NoteForm({ orderId }: { orderId: string }) {
  const t = useTranslations("orders.history");
  const failureText = useFailureText();
  const mayAdd = useCanAccess(orderEdits.note.access);
  const { mutate: add, error, isPending: busy } = useAddOrderNote(orderId);
  const [text, setText] = useState("");
  const written = text.trim();
  if (!mayAdd) return null;
  return (
    <form
      noValidate
      className="border-line border-b px-4 pb-4 md:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || written === "") return;
        add({ text: written }, { onSuccess: () => setText((now) => (now === text ? "" : now)) });
      }}
    >
      <Field label={t("newNote")} hint={t("newNoteHint")} {...(error && { error: failureText(error) })}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-11!"
            rows={1}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="sm" className="mt-2" busy={busy} disabled={written === ""}>
        {t("addNote")}
      </Button>
    </form>
  );
}
