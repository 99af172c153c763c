import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  /** For screen readers only; for checkboxes in a row that says what it is. */
  hideLabel?: boolean;
  /** Whether some of several are ticked (indeterminate). */
  partial?: boolean;
};

/**
 * A checkbox with its label; both can be pressed. `className` is for the label, which is as large as a finger needs.
 */
export function Checkbox({ label, hideLabel = false, partial = false, className, ...rest }: Props) {
  return (
    <label className={clsx("flex cursor-pointer items-center gap-2.5", className)}>
      <input
        {...rest}
        aria-label={hideLabel ? label : undefined}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = partial;
        }}
        className="size-4.5 shrink-0 cursor-pointer accent-primary"
      />
      {!hideLabel && <span className="min-w-0">{label}</span>}
    </label>
  );
}
