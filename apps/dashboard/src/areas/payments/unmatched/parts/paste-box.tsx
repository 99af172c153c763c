"use client";

import { receipts } from "@mauzo/contract/payments/receipts";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useKeepReceipt, useReadMessage } from "../../../../entities/payments/receipt/actions/use-receipt.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { ReadingCard } from "./reading-card.tsx";

/** Where a message is pasted: what it says, and the orders that its money may be for. */
export function PasteBox() {
  const t = useTranslations("unmatched");
  const failureText = useFailureText();
  const mayUse = useCanAccess(receipts.create.access);
  const [text, setText] = useState("");
  const { mutate: read, data, error, isPending, reset } = useReadMessage();
  const [search, setSearch] = useState("");
  const found = useReadMessage();
  const { mutate: keep, isPending: keeping } = useKeepReceipt();
  if (!mayUse) return null;
  const change = (next: string) => {
    setText(next);
    reset();
    setSearch("");
    found.reset();
  };
  const look = (words: string) => {
    setSearch(words);
    if (words !== "") found.mutate({ text: text.trim(), search: words });
  };
  const done = { onSuccess: () => change("") };
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && !isPending) read({ text: text.trim() });
        }}
      >
        <Field
          label={t("paste")}
          hint={t("pasteHint")}
          {...(error && { error: `${t("readFailed")}: ${failureText(error)}` })}
          {...(data?.reading === null && { error: t("unreadable") })}
          {...(data?.reading?.direction === "sent" && { error: t("isSent") })}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={1000}
              autoComplete="off"
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isPending} disabled={text.trim() === ""} className="max-md:w-full">
            {t("read")}
          </Button>
        </div>
      </form>
      {search !== "" && found.error && (
        <p role="alert" className="mt-3 text-danger">
          {failureText(found.error)}
        </p>
      )}
      {data?.reading?.direction === "received" && (
        <ReadingCard
          {...{ reading: data.reading, known: data.known, search, busy: keeping || found.isPending }}
          candidates={
            search === "" ? data.candidates : (found.data?.candidates ?? (found.isPending ? data.candidates : []))
          }
          onSearch={look}
          onPay={(use) => keep({ text: text.trim(), orders: [use] }, done)}
          onKeep={() => keep({ text: text.trim() }, done)}
        />
      )}
    </Card>
  );
}
