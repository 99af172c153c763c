"use client";

import { formatAmount } from "@mauzo/format/money";
import { readPrice } from "@mauzo/format/price-list/read-price";
import { Input } from "@mauzo/ui/input";
import type { ChangeEvent, ComponentProps } from "react";
import { caretAfter, isWorded, typedAmount } from "./typed-amount.ts";

function group(input: HTMLInputElement) {
  const shown = typedAmount(input.value);
  if (shown === input.value) return;
  const caret = caretAfter(input.value, input.selectionEnd ?? input.value.length, shown);
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

/** Puts figures in the place of words, as if they had been typed. */
function readWords(input: HTMLInputElement) {
  if (!isWorded(input.value)) return;
  const minor = readPrice(input.value);
  if (minor === undefined) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(input, formatAmount(minor));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A field for an amount as text: thousands are grouped while one types, `28k` and `elfu 12` become figures when the field
 * is left or the form is sent. `suffix` is the currency.
 */
export function AmountInput({ onChange, onBlur, onKeyDown, ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      {...rest}
      onBlur={(event) => {
        readWords(event.currentTarget);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") readWords(event.currentTarget);
        onKeyDown?.(event);
      }}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        group(event.target);
        onChange?.(event);
      }}
    />
  );
}
