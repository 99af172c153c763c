import { type ButtonVariant, buttonClass } from "@mauzo/ui/button-class";
import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & { variant?: ButtonVariant; large?: boolean };

/** A link that looks like a button. Always a full page load, because the next page may belong to another app. */
export function ButtonLink({ variant = "primary", large = false, className, ...rest }: Props) {
  return (
    <a
      {...rest}
      className={buttonClass(
        variant,
        "lg",
        clsx(
          "h-auto! min-h-11 shrink! whitespace-normal! py-2 text-center",
          large && "min-h-12 sm:min-h-13 sm:px-6! sm:text-lg!",
          className,
        ),
      )}
    />
  );
}
