import { fill } from "@mauzo/format/fill";
import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { quantityMax } from "@mauzo/selling/cart-item";
import { countInGroup } from "@mauzo/selling/problems/count-in-group";
import { groupFit } from "@mauzo/selling/problems/group-fit";
import { stockLeft } from "@mauzo/selling/stock/stock-left";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import { Button } from "@mauzo/ui/button";
import { DialogSheet } from "@mauzo/ui/dialog-sheet";
import { useContext, useState } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";
import { type LineItem, lineOf, takenIn, unitMinor } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { AddOnChoice } from "./choices/add-on-choice.tsx";
import { OptionChoice } from "./choices/option-choice.tsx";
import { VariantChoice } from "./choices/variant-choice.tsx";
import { Gallery } from "./gallery.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { ShopLanguage } from "./shop-language.ts";

type Props = {
  product: PageProduct;
  lines: readonly LineItem[];
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  onAdd: (line: LineItem) => void;
  onClose: () => void;
};

/** A product in detail: its pictures, its choices, and the quantity. */
export function ProductDialog({ product, lines, money, texts, onAdd, onClose }: Props) {
  const [variantId, setVariantId] = useState(
    () => (product.variants.find(({ stock }) => (stock ?? 1) > 0) ?? product.variants[0])?.id,
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [quantity, setQuantity] = useState(1);
  const own = useContext(ShopLanguage);
  const variant = product.variants.find(({ id }) => id === variantId) ?? product.variants[0];
  const { option_names } = product;
  const taken = takenIn(lines);
  const left = variant ? unitsLeft(variant, [], taken) : 0;
  const hasOptions =
    option_names.length > 1 && product.variants.every((each) => each.option_values.length === option_names.length);
  const offered = addOnsOf(product);
  const leftOf = new Map(offered.map(({ id, stock }) => [id, stockLeft(stock, taken.get(id)) ?? quantityMax]));
  // Of what was chosen, some may be sold meanwhile.
  const addOns = offered.flatMap((addOn) => {
    const quantity = Math.min(chosen.get(addOn.id) ?? 0, leftOf.get(addOn.id) ?? 0);
    return quantity > 0 ? [{ ...addOn, quantity }] : [];
  });
  const perUnit = takenBy([{ add_ons: addOns }]);
  const most = variant ? unitsLeft(variant, addOns, taken) : 0;
  const wanted = Math.min(quantity, Math.max(most, 1));
  const line = variant && lineOf(product, variant, wanted, addOns);
  const groups = product.add_on_groups.map((group) => ({
    group,
    ...groupFit(group, 1, countInGroup(group, perUnit)),
  }));
  const lacking = left > 0 ? groups.find(({ missing }) => missing > 0) : undefined;
  const isReady = line !== undefined && left > 0 && !lacking;
  const footer = (
    <div className="flex flex-wrap items-center gap-3">
      <p id="choose-more" role="status" className="w-full text-base text-muted empty:hidden">
        {lacking && fill(texts.chooseMore, { count: lacking.missing, group: lacking.group.name })}
      </p>
      <QuantityStepper name={product.name} value={wanted} least={1} most={most} texts={texts} onChange={setQuantity} />
      <Button
        size="lg"
        disabled={!isReady}
        aria-describedby="choose-more"
        onClick={() => line && onAdd(line)}
        className="min-h-12 flex-1 flex-wrap gap-x-3! gap-y-0! px-3! leading-tight"
      >
        <span>{texts.addToCart}</span>
        {line && <span className="whitespace-nowrap tabular-nums">{money(unitMinor(line) * wanted)}</span>}
      </Button>
    </div>
  );
  return (
    <DialogSheet label={product.name} closeLabel={texts.close} place="middle" onClose={onClose} footer={footer}>
      <div className="md:grid md:grid-cols-2">
        <Gallery key={variant?.picture} pictures={product.pictures} first={variant?.picture ?? 0} texts={texts} />
        <div className="p-[20px] md:p-[28px]">
          <h2
            lang={own}
            className="wrap-anywhere pr-[44px] font-bold font-display text-2xl leading-tight tracking-tight"
          >
            {product.name}
          </h2>
          {variant && <p className="mt-1 text-lg tabular-nums">{money(variant.price.minor)}</p>}
          <div role="status">
            {variant && left <= 0 && (
              <p className="mt-2 font-medium text-danger">
                {(variant.stock ?? 0) > 0 ? texts.allInCart : texts.soldOut}
              </p>
            )}
            {left > 0 && left <= 3 && (
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
          {variant && hasOptions && (
            <OptionChoice
              options={option_names}
              variants={product.variants}
              chosen={variant}
              soldOut={texts.soldOut}
              onChoose={setVariantId}
            />
          )}
          {product.variants.length > 1 && !hasOptions && (
            <VariantChoice
              option={option_names[0]}
              variants={product.variants}
              chosen={variant?.id}
              money={money}
              texts={texts}
              onChoose={setVariantId}
            />
          )}
          {groups.map(({ group, room }) => (
            <AddOnChoice
              key={group.id}
              group={group}
              room={room}
              perUnit={perUnit}
              leftOf={leftOf}
              units={wanted}
              money={money}
              texts={texts}
              onChange={setChosen}
            />
          ))}
        </div>
      </div>
    </DialogSheet>
  );
}
