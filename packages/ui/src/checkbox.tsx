import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  /** The label is read but not shown; for boxes of a row that says what it is. */
  hideLabel?: boolean;
  /** Some of many are ticked. */
  partial?: boolean;
};

/** A tick box with its label; both can be pressed. `className` is the label's, which is as large as a finger needs. */
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
