/** @jsxImportSource preact */
import { type ButtonSize, type ButtonVariant, buttonClass } from "@mauzo/ui/button-class";
import type { ComponentChildren } from "preact";

type Props = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  disabled?: boolean;
  /** Work is in progress: a second click does nothing. */
  busy?: boolean;
  onClick: (() => void) | undefined;
  children: ComponentChildren;
};

export const Button = ({ variant, size, className, disabled = false, busy = false, onClick, children }: Props) => (
  <button
    type="button"
    disabled={disabled}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    className={buttonClass(variant, size, `${busy ? "opacity-55" : ""} ${className ?? ""}`)}
  >
    {children}
  </button>
);
