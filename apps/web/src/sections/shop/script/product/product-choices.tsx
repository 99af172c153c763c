import { fill } from "@mauzo/format/fill";
import { useContext } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { AddOnChoice } from "../dialogs/choices/add-on-choice.tsx";
import { OptionChoice } from "../dialogs/choices/option-choice.tsx";
import { chooseValue } from "../dialogs/choices/pick-value.ts";
import { VariantChoice } from "../dialogs/choices/variant-choice.tsx";
import { ShopLanguage } from "../dialogs/shop-language.ts";
import type { ProductChoice } from "./use-product-choice.ts";

type Props = {
  choice: ProductChoice;
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  isForm?: boolean;
};

/** A product below its name: its price, how many there are, what it is, and what can be chosen. */
export function ProductChoices({ choice, money, texts, isForm = false }: Props) {
  const own = useContext(ShopLanguage);
  const { product, price, left, wanted } = choice;
  return (
    <>
      <p className="mt-1 text-lg tabular-nums">
        {price.varies ? fill(texts.from, { price: money(price.minor) }) : money(price.minor)}
      </p>
      <div role="status">
        {left <= 0 && (
          <p className="mt-2 font-medium text-danger">{choice.isInStock ? texts.allInCart : texts.soldOut}</p>
        )}
        {choice.variant && left > 0 && left <= 3 && (
          <p className="mt-2 w-fit rounded-full bg-accent-soft px-3 py-0.5 text-sm">
            {fill(texts.fewLeft, { count: left })}
          </p>
        )}
      </div>
      {product.description !== "" && (
        <p lang={own} className="wrap-anywhere mt-3 whitespace-pre-line text-base text-muted">
          {product.description}
        </p>
      )}
      {choice.byOption ? (
        <OptionChoice
          options={product.option_names}
          variants={product.variants}
          chosen={choice.values}
          soldOut={texts.soldOut}
          onChoose={(at, value) => choice.setValues(chooseValue(product.variants, choice.values, at, value))}
        />
      ) : (
        product.variants.length > 1 && (
          <VariantChoice
            option={product.option_names[0]}
            variants={product.variants}
            chosen={choice.variantId}
            money={money}
            texts={texts}
            onChoose={choice.setVariantId}
          />
        )
      )}
      {choice.groups.map(({ group, room }) => (
        <AddOnChoice
          key={group.id}
          group={group}
          room={room}
          perUnit={choice.perUnit}
          leftOf={choice.leftOf}
          units={wanted}
          money={money}
          texts={texts}
          isForm={isForm}
          onChange={choice.setChosen}
        />
      ))}
    </>
  );
}
