"use client";

import { amountText, exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { Button } from "@mauzo/ui/button";
import { controlClass } from "@mauzo/ui/control-class";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../form/amount-field.tsx";
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
  const [open, setOpen] = useState(false);
  const change = (range: Range) => {
    setOpen(false);
    onChange(range);
  };
  const name =
    least === null && most === null ? words.any : `${words.amount}: ${amountText(least)} – ${amountText(most)}`;
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
      <RangeForm {...{ least, most, currency }} any={words.any} onChange={change} />
    </Popover>
  );
}

/** Starts anew with the filter each time it is opened. */
function RangeForm({ least, most, any, currency, onChange }: Omit<Props, "words"> & { any: string }) {
  const t = useTranslations("list");
  const [from, setFrom] = useState<TypedAmount | null>(least);
  const [to, setTo] = useState<TypedAmount | null>(most);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnreadable(from) || isUnreadable(to)) return;
        onChange({ least: exactAmount(from) ?? null, most: exactAmount(to) ?? null });
      }}
      className="flex flex-col gap-3"
    >
      <AmountField label={t("least")} unit={currency} value={from} onChange={(amount) => setFrom(amount ?? null)} />
      <AmountField label={t("most")} unit={currency} value={to} onChange={(amount) => setTo(amount ?? null)} />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={() => onChange({ least: null, most: null })}>
          {any}
        </Button>
        <Button type="submit" size="sm">
          {t("show")}
        </Button>
      </div>
    </form>
  );
}
