"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { longestList } from "../../rules.ts";

type Props = { text: string; busy: boolean; nothing: boolean; onChange: (text: string) => void; onRead: () => void };

/** The field to paste a price list into. */
export function PriceListCard({ text, busy, nothing, onChange, onRead }: Props) {
  const t = useTranslations("imports.list");
  const tooLong = text.length > longestList;
  const error = tooLong ? t("tooLong", { max: String(longestList) }) : nothing ? t("nothing") : undefined;
  return (
    <Card title={t("title")} description={t("text")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!tooLong) onRead();
        }}
        className="flex flex-col items-start gap-3"
      >
        <Field label={t("label")} className="w-full" {...(error !== undefined && { error })}>
          {(control) => (
            <Textarea
              {...control}
              value={text}
              placeholder={t("placeholder")}
              rows={5}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {t("read")}
        </Button>
      </form>
    </Card>
  );
}
