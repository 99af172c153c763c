"use client";

import type { MatchedLine, OrderMatches } from "@mauzo/contract/orders/order-matches";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { ClipboardPaste, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { MatchChoice } from "../../../../../entities/orders/order/form/matched-line.ts";
import { MatchedLines } from "../../../../../entities/orders/order/parts/matches/matched-lines.tsx";
import type { ContactPart } from "../../../../../entities/orders/order/parts/matches/message-contact.tsx";

type Props = {
  /** The matches of the message sent last, with its number. */
  found: { matches: OrderMatches; sent: number } | undefined;
  busy: boolean;
  failure: string | undefined;
  onFind: (text: string) => void;
  onTake: (taken: { line: MatchedLine; choice: MatchChoice }[], matches: OrderMatches) => void;
  onUse: (part: ContactPart, text: string) => void;
  onClose: () => void;
};

/** A pasted chat message, read as an order. */
export function PasteMessageCard({ found, busy, failure, onFind, onTake, onUse, onClose }: Props) {
  const t = useTranslations("addOrder.paste");
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  if (!open)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden="true" className="size-4" />
        {t("open")}
      </Button>
    );
  function close() {
    setOpen(false);
    setText("");
    onClose();
  }
  const find = () => text.trim() !== "" && !busy && onFind(text.trim());
  return (
    <Card
      title={t("title")}
      description={t("text")}
      action={
        <Button variant="ghost" size="icon" aria-label={t("close")} onClick={close}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
        className="flex flex-col gap-3"
      >
        <Field label={t("field")} error={failure}>
          {(control) => (
            <Textarea
              {...control}
              autoFocus
              maxLength={2000}
              placeholder={t("example")}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                find();
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={busy} disabled={text.trim() === ""} className="self-start">
          {t("find")}
        </Button>
      </form>
      {found && <MatchedLines key={found.sent} matches={found.matches} onTake={onTake} onUse={onUse} />}
    </Card>
  );
}
