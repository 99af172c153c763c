"use client";

import { parseMoneyMinor } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { controlClass } from "@mauzo/ui/control-class";
import { Field } from "@mauzo/ui/field";
import { ChevronDown } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountInput } from "../../../components/form/amount-input.tsx";
import { Popover } from "../../../components/popover.tsx";
import { amountText } from "../rules.ts";

type Range = { least: number | null; most: number | null };

/** The prices between which products are shown. */
export function PriceFilter({
  least,
  most,
  currency,
  onChange,
}: Range & { currency: string; onChange: (range: Range) => void }) {
  const t = useTranslations("products");
  const [open, setOpen] = useState(false);
  const shown = (minor: number | null) => (minor === null ? "" : amountText(minor));
  const name = least === null && most === null ? t("anyPrice") : `${t("price")}: ${shown(least)} – ${shown(most)}`;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (field: string) => parseMoneyMinor(String(form.get(field) ?? "")) ?? null;
    setOpen(false);
    onChange({ least: read("least"), most: read("most") });
  }
  return (
    <Popover
      label={t("priceFilter")}
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
        <Field label={t("priceLeast")}>
          {(control) => <AmountInput {...control} name="least" defaultValue={shown(least)} suffix={currency} />}
        </Field>
        <Field label={t("priceMost")}>
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
            {t("anyPrice")}
          </Button>
          <Button type="submit" size="sm">
            {t("show")}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
