import { fill } from "@mauzo/format/fill";
import { Minus, Plus } from "lucide-react";
import type { Messages } from "../../../../i18n/messages/en.ts";

type Props = {
  name: string;
  value: number;
  least: number;
  most: number;
  texts: Messages["shopfront"];
  onChange: (value: number) => void;
};

const button =
  "grid size-[44px] place-items-center rounded-full hover:bg-sunken disabled:pointer-events-none disabled:opacity-40";

/** A quantity with buttons for one more and one less. */
export function QuantityStepper({ name, value, least, most, texts, onChange }: Props) {
  return (
    <div className="inline-flex shrink-0 items-center rounded-full border border-line">
      <button
        type="button"
        aria-label={fill(texts.less, { name })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
        className={button}
      >
        <Minus aria-hidden="true" className="size-[20px] shrink-0" />
      </button>
      <output aria-label={`${texts.quantity}: ${value}`} className="min-w-[28px] text-center font-medium tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={fill(texts.oneMore, { name })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-[20px] shrink-0" />
      </button>
    </div>
  );
}
