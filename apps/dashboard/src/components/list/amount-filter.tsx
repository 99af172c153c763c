"use client";

import { formatAmount, parseMoneyMinor } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { controlClass } from "@mauzo/ui/control-class";
import { Field } from "@mauzo/ui/field";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AmountInput } from "../form/amount-input.tsx";
import { Popover } from "../popover.tsx";

type Range = { least: number | null; most: number | null };
type Props = Range & {
  /** The filter's name ("Prices"), an amount's name ("Price"), and the label for no filter ("Any price"). */
  words: { filter: string; amount: string; any: string };
  currency: string;
  onChange: (range: Range) => void;
};

/** Filters a list by a range of amounts. */
export function AmountFilter({ words, least, most, currency, onChange }: Props) {
  const t = useTranslations("list");
  const [open, setOpen] = useState(false);
  const shown = (minor: number | null) => (minor === null ? "" : formatAmount(minor));
  const name = least === null && most === null ? words.any : `${words.amount}: ${shown(least)} – ${shown(most)}`;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (field: string) => parseMoneyMinor(String(form.get(field) ?? "")) ?? null;
    setOpen(false);
    onChange({ least: read("least"), most: read("most") });
  }
  return (
    <Popover
      label={words.filter}
      open={open}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={controlClass("flex h-9 items-center justify-between gap-2 sm:w-44 pointer-coarse:h-11")}
        >
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </button>
      )}
    >
      <form onSubmit={submit} className="flex flex-col gap-3">
        <Field label={t("least")}>
          {(control) => <AmountInput {...control} name="least" defaultValue={shown(least)} suffix={currency} />}
        </Field>
        <Field label={t("most")}>
          {(control) => <AmountInput {...control} name="most" defaultValue={shown(most)} suffix={currency} />}
        </Field>
        <div className="flex justify-end gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setOpen(false);
              onChange({ least: null, most: null });
            }}
          >
            {words.any}
          </Button>
          <Button type="submit" size="sm">
            {t("show")}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
