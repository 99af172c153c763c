"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { ParsedPhone } from "./use-parsed-phone.ts";

type Props = Omit<ComponentProps<typeof Input>, "onChange" | "value"> & {
  label: string;
  hint?: ReactNode;
  error?: string;
  value: string;
  onChange: (typed: string) => void;
  /** From `useParsedPhone(value)`: the screen needs it too, to detect a wrong number before sending. */
  reading: ParsedPhone;
};

/** A phone number field that shows the parsed number once it is complete. */
export function PhoneField({ label, hint, error, value, onChange, reading, ...rest }: Props) {
  const t = useTranslations("input");
  return (
    <Field
      label={label}
      hint={typeof reading === "object" ? t("phoneReads", { number: reading.number }) : hint}
      error={error}
    >
      {(control) => (
        <Input
          {...rest}
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0712 345 678"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
