import { fill } from "@mauzo/format/fill";
import { quantityMax } from "@mauzo/selling/cart-item";
import { QuantityInput } from "@mauzo/ui/quantity-input";
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
/** How many of something are ordered: what is left is the limit, and what is typed is corrected to it. */
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
  const step = (by: number) => {
    setCorrection(undefined);
    settle(quantity + by);
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
      <QuantityInput
        ref={input}
        name={name}
        defaultValue={quantity}
        min={0}
        max={most}
        labels={{
          fewer: fill(labels.takeOne, { name: label }),
          more: fill(labels.addOne, { name: label }),
          quantity: fill(labels.quantityOf, { name: label }),
        }}
        isLeast={quantity <= 0}
        isMost={isFull}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={[rest.describedBy, note && `${id}-note`].filter(Boolean).join(" ") || undefined}
        onStep={onSettle && step}
        onFocus={(event) => {
          before.current = Number(event.currentTarget.value);
        }}
        onInput={() => setCorrection(undefined)}
        onBlur={leave}
      />
      <p id={`${id}-note`} aria-live="polite" className="text-danger text-sm not-empty:mt-1">
        {note}
      </p>
    </div>
  );
}
