"use client";

import { Field } from "@mauzo/ui/field";
import type { ComponentProps } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import type { ProductForm } from "../../form/product-form.ts";

type Props = Omit<ComponentProps<typeof Field>, "error"> & { name: FieldPath<ProductForm> };

/** A field of the product form with its error. */
export function FormField({ name, ...rest }: Props) {
  const { getFieldState, formState } = useFormContext<ProductForm>();
  return <Field {...rest} error={getFieldState(name, formState).error?.message} />;
}
