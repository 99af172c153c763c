"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
  onChange: (text: string) => void;
};

/** A whole number, with the numeric keyboard on phones. */
export function StockQuantityField({ label, value, error, hint, autoFocus, onChange }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}
