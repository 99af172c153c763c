"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";

/** What the server of a step answers while a draft is tried out: nothing is sent to it. */
export function ReplyForm({ onReply }: { onReply: (status: number | null, body: string) => void }) {
  const t = useTranslations("chatflow.tests");
  const [body, setBody] = useState('{"bei": 12000}');
  return (
    <fieldset className="flex max-w-sm flex-col gap-2">
      <legend className="font-medium">{t("whatReplies")}</legend>
      <Field label={t("replyBody")}>
        {(control) => (
          <Textarea {...control} value={body} maxLength={2000} onChange={({ target }) => setBody(target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onReply(200, body)}>
          {t("replies")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onReply(null, "")}>
          {t("repliesNot")}
        </Button>
      </div>
    </fieldset>
  );
}
