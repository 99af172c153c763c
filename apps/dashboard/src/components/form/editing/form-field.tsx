"use client";

import { Field } from "@mauzo/ui/field";
import type { ComponentProps } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { ClashNote } from "./clash-note.tsx";
import { fieldPath } from "./form-values.ts";
import { keyPath } from "./merge/form-paths.ts";

type Props = ComponentProps<typeof Field> & {
  /** The field's path in the form: `methods.0.name`. */
  name: string;
  /** Its value in words, where that is not what is typed. */
  say?: ((value: unknown) => string | undefined) | undefined;
};

/** A field of the form that is edited, with what is wrong with it and what somebody else made of it meanwhile. */
export function FormField({ name, say, error, className, ...rest }: Props) {
  const { getFieldState, getValues, formState } = useFormContext<FieldValues>();
  return (
    <div className={className}>
      <Field {...rest} error={getFieldState(fieldPath(name), formState).error?.message ?? error} />
      <ClashNote at={keyPath(getValues(), name)} label={rest.label} say={say} />
    </div>
  );
}
