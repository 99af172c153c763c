import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import type { ComponentProps } from "react";

/** A labelled control, in the size of the order page's text. */
export const CartField = ({ className = "mt-4", ...rest }: ComponentProps<typeof Field>) => (
  <Field {...rest} className={`[&>label]:text-sm [&>p]:text-sm ${className}`} />
);

/** A text field as high as a thumb needs. */
export const CartInput = ({ className = "", ...rest }: ComponentProps<typeof Input>) => (
  <Input {...rest} className={`h-12! md:text-base! ${className}`} />
);
