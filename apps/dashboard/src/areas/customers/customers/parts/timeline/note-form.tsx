"use client";

import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customerLimits } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddNote } from "../../../../../entities/customers/customer/actions/use-notes.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

/** Adds a note about a customer. The text stays until it is saved. */
export function NoteForm({ customerId }: { customerId: string }) {
  const t = useTranslations("customers.timeline");
  const failureText = useFailureText();
  const mayAdd = useCanAccess(customerNotes.create.access);
  const { mutate: add, error, isPending: busy } = useAddNote(customerId);
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
            maxLength={customerLimits.note}
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
