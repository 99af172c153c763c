"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";

type Props = {
  busy: boolean;
  refusal: string | undefined;
  /** `onSaved` runs once the note is saved and the field can be cleared. */
  onAdd: (text: string, onSaved: () => void) => void;
};

/** Adds a note to an order's history. The text stays until it is saved. */
export function NoteForm({ busy, refusal, onAdd }: Props) {
  const t = useTranslations("orders.history");
  const [text, setText] = useState("");
  const written = text.trim();
  return (
    <form
      noValidate
      className="border-line border-b px-4 pb-4 md:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && written !== "") onAdd(written, () => setText((now) => (now === text ? "" : now)));
      }}
    >
      <Field label={t("newNote")} hint={t("newNoteHint")} {...(refusal !== undefined && { error: refusal })}>
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
