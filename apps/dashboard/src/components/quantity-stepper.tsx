"use client";

import { QuantityStepper as Stepper } from "@mauzo/ui/quantity-stepper";
import { useTranslations } from "next-intl";
import { useState } from "react";

type Props = {
  name: string;
  quantity: number;
  least?: number;
  most: number | null;
  onChange: (quantity: number) => void;
};

/** How many of a line, in the words of an order: with a thumb, or typed. */
export function QuantityStepper({ name, ...rest }: Props) {
  const t = useTranslations("addOrder");
  const labels = { fewer: t("fewer", { name }), more: t("more", { name }), quantity: t("quantityOf", { name }) };
  return <Stepper {...rest} labels={labels} field={<QuantityInput {...rest} label={labels.quantity} />} />;
}

function QuantityInput({ label, quantity, least = 0, most, onChange }: Omit<Props, "name"> & { label: string }) {
  /** What is typed, while it is no quantity that can be taken; undefined shows the quantity. */
  const [typed, setTyped] = useState<string>();
  return (
    <input
      aria-label={label}
      aria-invalid={typed === undefined ? undefined : true}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? quantity}
      onFocus={({ target }) => target.select()}
      onChange={({ target: { value } }) => {
        const wanted = /^\d{1,6}$/.test(value) ? Number(value) : undefined;
        const fits = wanted !== undefined && wanted >= least && wanted <= (most ?? wanted);
        setTyped(fits ? undefined : value);
        if (fits) onChange(wanted);
      }}
      onBlur={() => setTyped(undefined)}
      className="h-8 w-10 rounded-control bg-transparent text-center font-semibold text-base tabular-nums aria-invalid:text-danger md:text-sm"
    />
  );
}
