"use client";

import { formatAmount, parseMoneyMinor } from "@mauzo/format/money";
import { type ComponentProps, useState } from "react";
import { PriceInput } from "./price-input.tsx";

type Props = Omit<ComponentProps<typeof PriceInput>, "defaultValue" | "onChange" | "suffix" | "value"> & {
  currency: string;
  /** Minor units; undefined for an empty field. */
  value: number | undefined;
  onChange: (minor: number | undefined) => void;
};

const textOf = (minor: number | undefined) => (minor === undefined ? "" : formatAmount(minor));

/** A money field with a value in minor units; while typing it holds the text, never a float. */
export function MoneyInput({ currency, value, onChange, ...rest }: Props) {
  const [text, setText] = useState(() => textOf(value));
  // Shows a value set from outside; if the value comes from the typed text, the text stays as it is.
  const shown = parseMoneyMinor(text) === value ? text : textOf(value);
  return (
    <PriceInput
      {...rest}
      {...(text !== "" && shown === text && value === undefined && { "aria-invalid": true })}
      suffix={currency}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseMoneyMinor(target.value));
      }}
    />
  );
}
