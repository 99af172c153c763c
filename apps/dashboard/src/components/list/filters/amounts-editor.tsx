"use client";

import { formatAmount, parseMoneyMinor } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AmountInput } from "../../form/amount-input.tsx";
import type { AmountsFilter } from "./list-filter.ts";

type Name = "least" | "most";
const shown = (minor: number | null) => (minor === null ? "" : formatAmount(minor));

/** From one amount to another; each may be left empty. */
export function AmountsEditor({ filter, onClose }: { filter: AmountsFilter; onClose: () => void }) {
  const t = useTranslations("list");
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: Name) => String(form.get(name) ?? "").trim();
    const read = (name: Name) => parseMoneyMinor(textOf(name));
    const unread = (["least", "most"] as const).filter((name) => textOf(name) !== "" && read(name) === undefined);
    setWrong(unread);
    if (unread.length > 0) return;
    onClose();
    filter.onChange({ least: read("least") ?? null, most: read("most") ?? null });
  }
  const errorOf = (name: Name) => (wrong.includes(name) ? t("amountWrong") : undefined);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-1">
      <Field label={t("least")} error={errorOf("least")}>
        {(control) => (
          <AmountInput {...control} name="least" defaultValue={shown(filter.least)} suffix={filter.currency} />
        )}
      </Field>
      <Field label={t("most")} error={errorOf("most")}>
        {(control) => (
          <AmountInput {...control} name="most" defaultValue={shown(filter.most)} suffix={filter.currency} />
        )}
      </Field>
      <Button type="submit" size="sm" className="self-end">
        {t("show")}
      </Button>
    </form>
  );
}
