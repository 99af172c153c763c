import type { OfferedChoice } from "@mauzo/selling/cart-item";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useContext } from "react";
import type { Messages } from "../../../../../i18n/messages/en.ts";
import { ShopLanguage } from "../shop-language.ts";

type Props = {
  /** What the variants differ in, in the shop's words. */
  option: string | undefined;
  variants: readonly OfferedChoice[];
  chosen: string | undefined;
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  onChoose: (id: string) => void;
};

export function VariantChoice({ option, variants, chosen, money, texts, onChoose }: Props) {
  const own = useContext(ShopLanguage);
  return (
    <fieldset className="mt-5">
      <legend lang={option === undefined ? undefined : own} className="wrap-anywhere font-semibold text-base">
        {option ?? texts.choice}
      </legend>
      <div className="mt-2 flex flex-col gap-2">
        {variants.map(({ id, name, price, stock }) => (
          <RadioChoice
            key={id}
            look="box"
            name="variant"
            value={id}
            required
            checked={id === chosen}
            disabled={(stock ?? 1) <= 0}
            onChange={() => onChoose(id)}
          >
            <span lang={own} className="wrap-anywhere min-w-0 flex-1">
              {name}
            </span>
            <span className="text-right tabular-nums">{(stock ?? 1) > 0 ? money(price.minor) : texts.soldOut}</span>
          </RadioChoice>
        ))}
      </div>
    </fieldset>
  );
}
