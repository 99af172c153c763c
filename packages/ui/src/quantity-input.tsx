import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "aria-label" | "onChange"> & {
  /** What screen readers say: the two buttons, and the number between them. */
  labels: { fewer: string; more: string; quantity: string };
  /** Whether there can be no less, and no more. They stay in the tab order, so that the focus does not jump. */
  isLeast: boolean;
  isMost: boolean;
  /** By how many a button changes it; undefined while no script can answer. */
  onStep: ((by: 1 | -1) => void) | undefined;
};

const stepClass =
  "quantity-step grid h-11 w-[44px] shrink-0 place-items-center text-xl text-primary hover:bg-primary-soft disabled:text-muted aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent";

/**
 * A quantity in a form: the browser's own number field holds the value, so that the form works without a script, between
 * a button for one less and one for one more. Outside of forms there is `QuantityStepper`.
 */
export function QuantityInput({ labels, isLeast, isMost, onStep, ...rest }: Props) {
  const step = (label: string, sign: string, by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      className={stepClass}
      aria-label={label}
      aria-disabled={isEnd}
      disabled={!onStep}
      onClick={() => !isEnd && onStep?.(by)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div
      className={clsx(
        "flex w-fit max-w-full overflow-hidden rounded-control border bg-card focus-within:border-info",
        rest["aria-invalid"] ? "border-danger" : "border-line-strong",
      )}
    >
      {step(labels.fewer, "−", -1, isLeast)}
      <input
        {...rest}
        type="number"
        inputMode="numeric"
        step={1}
        aria-label={labels.quantity}
        autoComplete="off"
        className="h-11 w-14 min-w-0 bg-transparent text-center text-base tabular-nums -outline-offset-2"
      />
      {step(labels.more, "+", 1, isMost)}
    </div>
  );
}
