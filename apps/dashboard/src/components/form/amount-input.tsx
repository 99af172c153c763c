"use client";

import { type AmountKind, amountText, readAmount } from "@mauzo/format/amount/typed-amount";
import { Input } from "@mauzo/ui/input";
import type { ChangeEvent, ComponentProps } from "react";
import { caretAfter, formatTypedAmount } from "./format-typed-amount.ts";

function groupThousands(input: HTMLInputElement) {
  const shown = formatTypedAmount(input.value);
  if (shown === input.value) return;
  const caret = caretAfter(input.value, input.selectionEnd ?? input.value.length, shown);
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

/** Replaces words with digits, as if they had been typed. */
function writeFigures(input: HTMLInputElement, kind: AmountKind) {
  const amount = readAmount(input.value, kind);
  if (typeof amount !== "number" || kind !== "money" || !/[^\d.,\s]/.test(input.value)) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(input, amountText(amount));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

type Props = ComponentProps<typeof Input> & { kind?: AmountKind };

/**
 * The control of a field for an amount, as people write it: groups thousands while typing; `28k`, `elfu 12` and
 * `Tsh 35,000/=` become digits on blur or Enter. What it holds is a text: `readAmount` says what it means.
 * `suffix` is the currency.
 */
export function AmountInput({ onChange, onBlur, onKeyDown, kind = "money", ...rest }: Props) {
  return (
    <Input
      {...rest}
      onBlur={(event) => {
        writeFigures(event.currentTarget, kind);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") writeFigures(event.currentTarget, kind);
        onKeyDown?.(event);
      }}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        if (kind === "money") groupThousands(event.target);
        onChange?.(event);
      }}
    />
  );
}
