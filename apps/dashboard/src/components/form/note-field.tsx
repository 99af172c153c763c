"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useState } from "react";
import { useFailureText } from "../../lib/use-failure-text.ts";

type Props = {
  words: { label: string; hint: string; add: string };
  maxLength: number;
  adding: {
    mutate: (note: { text: string }, on: { onSuccess: () => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
};

/** Writes a note into a history. The text stays until it is saved. */
export function NoteField({ words, maxLength, adding }: Props) {
  const failureText = useFailureText();
  const { mutate: add, error, isPending: busy } = adding;
  const [text, setText] = useState("");
  const written = text.trim();
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
      <Field label={words.label} hint={words.hint} {...(error && { error: failureText(error) })}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-11!"
            rows={1}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="sm" className="mt-2" busy={busy} disabled={written === ""}>
        {words.add}
      </Button>
    </form>
  );
}
