import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import type { CardLabels } from "./labels-en.ts";
import { QuantityField } from "./quantity-field.tsx";

type Props = {
  field: string;
  /** The text in the row, and the quantity's name on its own. */
  title: string;
  label: string;
  choice: { price: Money; quantity: number; available: number | null };
  isExtra?: boolean;
  canAdd?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
  labels: CardLabels;
  onSettle?: () => void;
};

/** One thing that can be ordered: name, price and quantity. */
export function ChoiceRow({ field, title, label, choice, isExtra = false, labels, ...rest }: Props) {
  const { price, quantity, available } = choice;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-32">
        {title !== "" && <p className="wrap-anywhere font-medium">{title}</p>}
        <p className="text-muted text-sm tabular-nums">
          {isExtra && price.minor === 0 ? labels.free : `${isExtra ? "+ " : ""}${formatMoney(price)}`}
        </p>
      </div>
      <QuantityField name={field} label={label} quantity={quantity} available={available} labels={labels} {...rest} />
    </div>
  );
}
