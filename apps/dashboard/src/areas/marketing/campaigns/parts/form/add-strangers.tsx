"use client";

import { consentLimits } from "@mauzo/contract/customers/consents";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ListRow } from "../../form/list-text.ts";
import type { ListWork } from "./list-work.ts";

type Props = {
  count: number;
  /** Where they stand on the list, and nobody else: it is said of them that they agreed. */
  rows: readonly ListRow[];
  add: ListWork["add"];
  onAdded: () => void;
};

/** Asks of people of a list who are nobody's customers yet whether they agreed to get offers, and how that is known. */
export function AddStrangers({ count, rows, add, onAdded }: Props) {
  const t = useTranslations("campaigns.list");
  // Nothing is chosen beforehand: whoever brings the list says it.
  const [asked, setAsked] = useState<"no" | "yes">();
  const [how, setHow] = useState("");
  const body = { rows: rows.map(({ phone, name }) => ({ phone, name })), how: how.trim() };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t("strangers", { count })}</legend>
      {(["no", "yes"] as const).map((way) => (
        <RadioChoice key={way} look="box" name="agreed" checked={asked === way} onChange={() => setAsked(way)}>
          {t(`agreed.${way}`)}
        </RadioChoice>
      ))}
      {asked === "no" && <p className="text-muted">{t("nothing", { count })}</p>}
      {asked === "yes" && (
        <>
          <Field label={t("how")} hint={t("howHint")}>
            {(control) => (
              <Input
                {...control}
                value={how}
                autoComplete="off"
                maxLength={consentLimits.how}
                onChange={({ target }) => setHow(target.value)}
              />
            )}
          </Field>
          <p className="text-muted">{t("says")}</p>
          <Button
            className="self-start"
            busy={add.isPending}
            disabled={body.how === ""}
            onClick={() => add.mutate(body, { onSuccess: onAdded })}
          >
            {t("add")}
          </Button>
        </>
      )}
    </fieldset>
  );
}
