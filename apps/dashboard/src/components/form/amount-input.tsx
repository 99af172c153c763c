"use client";

import { formatAmount } from "@mauzo/format/money";
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

/** What has more in it than figures, as minor units, where it can be read. */
export type ReadWords = (text: string) => number | undefined;

/** Puts figures in the place of words, as if they had been typed. */
function writeFigures(input: HTMLInputElement, read: ReadWords) {
  const minor = isWorded(input.value) ? read(input.value) : undefined;
  if (minor === undefined) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(input, formatAmount(minor));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

type Props = ComponentProps<typeof Input> & { read?: ReadWords };

/**
 * A field for an amount as text: thousands are grouped while one types. What `read` understands becomes figures when the
 * field is left or the form is sent. `suffix` is the currency.
 */
export function AmountInput({ onChange, onBlur, onKeyDown, read = () => undefined, ...rest }: Props) {
  return (
    <Input
      {...rest}
      onBlur={(event) => {
        writeFigures(event.currentTarget, read);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") writeFigures(event.currentTarget, read);
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
