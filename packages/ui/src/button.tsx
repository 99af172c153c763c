import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

type Props = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In progress: shows a spinner and ignores presses; the label stays readable. */
  busy?: boolean;
};

/** A button in the product's variants and sizes. Its `type` defaults to `button`. */
export function Button({ variant, size, busy = false, className, children, onClick, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
