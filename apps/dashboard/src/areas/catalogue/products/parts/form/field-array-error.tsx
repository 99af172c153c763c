"use client";

import { type FieldPath, useFormContext } from "react-hook-form";
import type { ProductForm } from "../../form/product-form.ts";

/** What is wrong with a list as a whole, such as two variants of the same name. */
export function FieldArrayError({ name }: { name: FieldPath<ProductForm> }) {
  const { getFieldState, formState } = useFormContext<ProductForm>();
  const error = getFieldState(name, formState).error;
  const message = error && "root" in error ? error.root?.message : undefined;
  if (message === undefined) return null;
  return (
    <p role="alert" className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-danger-strong">
      {message}
    </p>
  );
}
