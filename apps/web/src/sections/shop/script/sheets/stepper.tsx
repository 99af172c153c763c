/** @jsxImportSource preact */

import { fill } from "@mauzo/format/fill";
import { LineIcon } from "../../../../chrome/line-icon.tsx";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { iconLines } from "./icon-lines.ts";

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

/** How many, by one more and one less. */
export function Stepper({ name, value, least, most, texts, onChange }: Props) {
  return (
    <div className="inline-flex shrink-0 items-center rounded-full border border-line">
      <button
        type="button"
        aria-label={fill(texts.less, { name })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
        className={button}
      >
        <LineIcon lines={iconLines.less} className="size-[20px]" />
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
        <LineIcon lines={iconLines.more} className="size-[20px]" />
      </button>
    </div>
  );
}
