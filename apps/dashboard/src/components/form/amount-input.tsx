"use client";

import { formatAmount } from "@mauzo/format/money";
import { Input } from "@mauzo/ui/input";
import type { ChangeEvent, ComponentProps } from "react";
import { caretAfter, formatTypedAmount, isFreeText } from "./format-typed-amount.ts";

function groupThousands(input: HTMLInputElement) {
  const shown = formatTypedAmount(input.value);
  if (shown === input.value) return;
  const caret = caretAfter(input.value, input.selectionEnd ?? input.value.length, shown);
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

/** Parses a text that is more than digits to minor units, where possible. */
export type ParseAmount = (text: string) => number | undefined;

/** Replaces words with digits, as if they had been typed. */
function writeFigures(input: HTMLInputElement, read: ParseAmount) {
  const minor = isFreeText(input.value) ? read(input.value) : undefined;
  if (minor === undefined) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(input, formatAmount(minor));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

type Props = ComponentProps<typeof Input> & { read?: ParseAmount };

/**
 * A text field for an amount: groups thousands while typing. What `read` can parse becomes digits on blur or submit.
 * `suffix` is the currency.
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
        groupThousands(event.target);
        onChange?.(event);
      }}
    />
  );
}
