"use client";

import { formatAmount, parseMoneyMinor } from "@mauzo/format/money";
import { type ComponentProps, useState } from "react";
import { PriceInput } from "./price-input.tsx";

type Props = Omit<ComponentProps<typeof PriceInput>, "defaultValue" | "onChange" | "suffix" | "value"> & {
  currency: string;
  /** Minor units; undefined for none. */
  value: number | undefined;
  onChange: (minor: number | undefined) => void;
};

const textOf = (minor: number | undefined) => (minor === undefined ? "" : formatAmount(minor));

/** Money in and out in minor units; in between it is the text that was typed, never a float. */
export function MoneyInput({ currency, value, onChange, ...rest }: Props) {
  const [text, setText] = useState(() => textOf(value));
  // A value set from outside is shown; one that came from these figures leaves them as they were typed.
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
