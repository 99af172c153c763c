"use client";

import { type FieldValues, useFormContext } from "react-hook-form";
import { fieldPath } from "./form-values.ts";

/** What is wrong with a list as a whole, such as two rows of the same name; its problem is at `<name>.root`. */
export function ListError({ name }: { name: string }) {
  const { getFieldState, formState } = useFormContext<FieldValues>();
  const error = getFieldState(fieldPath(name), formState).error;
  const message = error && "root" in error ? error.root?.message : undefined;
  if (message === undefined) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-problem
      className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-danger-strong"
    >
      {message}
    </p>
  );
}
