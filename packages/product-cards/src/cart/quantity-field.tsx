import { fill } from "@mauzo/format/fill";
import { quantityMax } from "@mauzo/selling/cart-item";
import { useId, useRef, useState } from "react";
import { correctedQuantity } from "./corrected-quantity.ts";
import type { CardLabels } from "./labels-en.ts";

type Props = {
  name: string;
  label: string;
  quantity: number;
  /** The stock; null when it is not counted. */
  available: number | null;
  /** Whether the rule of its group allows one more. */
  canAdd?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
  labels: CardLabels;
  /** Undefined until the page's script has loaded: until then it is a plain number field. */
  onSettle?: () => void;
};

const fewLeft = 5;
const stepClass =
  "cart-step grid h-11 w-[44px] shrink-0 place-items-center text-xl text-primary hover:bg-primary-soft disabled:text-muted aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent";

/**
 * A number with minus and plus buttons and a limit. The field itself holds the value, so that the form works without a
 * script.
 */
export function QuantityField({ name, label, quantity, available, canAdd = true, onSettle, labels, ...rest }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The field's value before the customer typed. */
  const before = useRef(quantity);
  const [correction, setCorrection] = useState<"fraction" | "most">();
  const most = Math.min(available ?? quantityMax, quantityMax);
  const isFull = quantity >= most || !canAdd;
  const settle = (next: number) => {
    if (!input.current) return;
    input.current.value = String(Math.max(0, Math.min(next, most)));
    onSettle?.();
  };
  const step = (next: number) => {
    setCorrection(undefined);
    settle(next);
  };
  const leave = () => {
    if (!input.current || !onSettle) return;
    const text = input.current.validity.badInput ? undefined : input.current.value;
    const corrected = correctedQuantity(text, before.current, most);
    if (corrected.why) setCorrection(corrected.why);
    settle(corrected.quantity);
  };
  const isShort = available !== null && (available <= fewLeft || quantity >= available);
  const shortText = available !== null && available > 0 ? fill(labels.onlyLeft, { left: available }) : labels.soldOut;
  const mostText = correction === "most" ? fill(labels.atMost, { most }) : "";
  const note = correction === "fraction" ? labels.wholeNumbers : isShort ? shortText : mostText;
  return (
    <div className="flex max-w-full flex-col items-end">
      <div
        className={`flex w-fit max-w-full overflow-hidden rounded-control border bg-card focus-within:border-info ${rest.isInvalid ? "border-danger" : "border-line-strong"}`}
      >
        <button
          type="button"
          className={stepClass}
          aria-label={fill(labels.takeOne, { name: label })}
          aria-disabled={quantity <= 0}
          disabled={!onSettle}
          onClick={() => quantity > 0 && step(quantity - 1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={quantity}
          min={0}
          max={most}
          step={1}
          aria-label={fill(labels.quantityOf, { name: label })}
          aria-invalid={rest.isInvalid || undefined}
          aria-describedby={[rest.describedBy, note && `${id}-note`].filter(Boolean).join(" ") || undefined}
          autoComplete="off"
          onFocus={(event) => {
            before.current = Number(event.currentTarget.value);
          }}
          onInput={() => setCorrection(undefined)}
          onBlur={leave}
          className="h-11 w-14 min-w-0 bg-transparent text-center text-base tabular-nums -outline-offset-2"
        />
        <button
          type="button"
          className={stepClass}
          aria-label={fill(labels.addOne, { name: label })}
          aria-disabled={isFull}
          disabled={!onSettle}
          onClick={() => !isFull && step(quantity + 1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <p id={`${id}-note`} aria-live="polite" className="text-danger text-sm not-empty:mt-1">
        {note}
      </p>
    </div>
  );
}
