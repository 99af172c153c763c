import { RadioTile } from "@mauzo/ui/radio-tile";
import { clsx } from "clsx";
import { useContext } from "react";
import type { PageVariant } from "../../../../../lib/storefront-cart/page-product.ts";
import { ShopLanguage } from "../shop-language.ts";
import { pickValue, type Values, valuesAt } from "./pick-value.ts";

type Props = {
  options: readonly string[];
  variants: readonly PageVariant[];
  chosen: Values;
  soldOut: string;
  onChoose: (at: number, value: string) => void;
};

/** A variant chosen option by option: its size, then its colour. */
export function OptionChoice({ options, variants, chosen, soldOut, onChoose }: Props) {
  const own = useContext(ShopLanguage);
  return (
    <>
      {options.map((option, at) => (
        <fieldset key={option} className="mt-5">
          <legend lang={own} className="wrap-anywhere font-semibold text-base">
            {option}
          </legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {valuesAt(variants, at).map((value) => {
              const meant = pickValue(variants, chosen, at, value);
              const isOut = (meant?.stock ?? 0) <= 0;
              return (
                <RadioTile
                  key={value}
                  name={`option-${at}`}
                  value={value}
                  required
                  checked={value === chosen[at]}
                  onChange={() => onChoose(at, value)}
                  className={clsx(
                    "min-h-12 min-w-12 px-4 py-2 text-base",
                    isOut && "border-dashed text-muted line-through",
                  )}
                >
                  <span lang={own} className="wrap-anywhere">
                    {value}
                  </span>
                  {isOut && <span className="sr-only">, {soldOut}</span>}
                </RadioTile>
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}
