"use client";

import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { ParsedPhone } from "../../../../../components/form/use-parsed-phone.ts";
import type { CustomerForm } from "../../form/customer-form.ts";

/** The number of a customer, read back once it is complete. */
export function PhoneFormField({ reading }: { reading: ParsedPhone }) {
  const t = useTranslations("customers");
  const input = useTranslations("input");
  const { register } = useFormContext<CustomerForm>();
  const hint = typeof reading === "object" ? input("phoneReads", { number: reading.number }) : undefined;
  return (
    <FormField name="phone" label={t("phone")} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="0712 345 678"
          maxLength={40}
          {...register("phone")}
        />
      )}
    </FormField>
  );
}
