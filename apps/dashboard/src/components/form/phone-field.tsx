"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import type { ComponentProps, ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PhoneReading } from "./use-phone-reading.ts";

type Props = Omit<ComponentProps<typeof Input>, "onChange" | "value"> & {
  label: string;
  hint?: ReactNode;
  error?: string;
  value: string;
  onChange: (typed: string) => void;
  /** From `usePhoneReading(value)`: the screen needs it too, to know a wrong number before it sends it. */
  reading: PhoneReading;
};

/** A telephone number as people type it, and how it reads once it can be read. */
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
