"use client";

import { Input } from "@mauzo/ui/input";
import type { ChangeEvent, ComponentProps } from "react";
import { caretAfter, typedAmount } from "./typed-amount.ts";

function group(input: HTMLInputElement) {
  const shown = typedAmount(input.value);
  if (shown === input.value) return;
  const caret = caretAfter(input.value, input.selectionEnd ?? input.value.length, shown);
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

/** A field for an amount as text: thousands are grouped while one types. `suffix` is the currency. */
export function AmountInput({ onChange, ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        group(event.target);
        onChange?.(event);
      }}
    />
  );
}
