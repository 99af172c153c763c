import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type Props = {
  quantity: number;
  least?: number;
  /** Undefined or null: as many as wanted. */
  most?: number | null;
  /** What screen readers say: the two buttons, and the number between them. */
  labels: { fewer: string; more: string; quantity: string };
  className?: string;
  /** Stands in place of the number, such as a field for it. */
  field?: ReactNode;
  onChange: (quantity: number) => void;
};

/** A quantity with a button for one less and one for one more, large enough for a thumb. */
export function QuantityStepper({ quantity, least = 0, most, labels, className, field, onChange }: Props) {
  const step = (label: string, next: number, Icon: typeof Plus, isEnd: boolean) => (
    <Button
      variant="flat"
      size="icon"
      aria-label={label}
      disabled={isEnd}
      onClick={() => onChange(next)}
      className="rounded-full!"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
  return (
    <div className={clsx("inline-flex shrink-0 items-center rounded-full border border-line", className)}>
      {step(labels.fewer, quantity - 1, Minus, quantity <= least)}
      {field ?? (
        <output aria-label={labels.quantity} className="min-w-7 text-center font-semibold tabular-nums">
          {quantity}
        </output>
      )}
      {step(labels.more, quantity + 1, Plus, typeof most === "number" && quantity >= most)}
    </div>
  );
}
