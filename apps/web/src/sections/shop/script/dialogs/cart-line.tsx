import { fill } from "@mauzo/format/fill";
import { Button } from "@mauzo/ui/button";
import { Trash2 } from "lucide-react";
import { useContext } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import type { Note } from "../../../../lib/storefront-cart/cart-check.ts";
import { type LineItem, unitMinor } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { ShopLanguage } from "./shop-language.ts";

type Props = {
  line: LineItem;
  /** The most units it can have, other lines counted. */
  most: number;
  note: string | undefined;
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function noteText(note: Note, money: (minor: number) => string, texts: Messages["shopfront"]): string {
  switch (note.kind) {
    case "gone":
      return texts.gone;
    case "soldOut":
      return texts.noneLeft;
    case "few":
      return fill(texts.few, { count: note.left });
    case "price":
      return fill(texts.newPrice, { price: money(note.was) });
  }
}

export function CartLine({ line, most, note, money, texts, onQuantity, onRemove }: Props) {
  const own = useContext(ShopLanguage);
  const details = [
    line.variant,
    ...line.addOns.map(({ name, perUnit }) => (perUnit > 1 ? `${name} × ${perUnit}` : name)),
  ];
  return (
    <li className="flex gap-4 py-4">
      {line.picture ? (
        <img
          src={line.picture.replace(/\/640\.webp$/, "/160.webp")}
          width={72}
          height={72}
          alt=""
          className="size-[72px] shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-[72px] shrink-0 place-items-center rounded-control bg-sunken font-semibold text-2xl text-muted"
        >
          {[...line.product.trim()][0]?.toUpperCase()}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p lang={own} className="wrap-anywhere font-semibold text-base leading-snug">
          {line.product}
        </p>
        {details.some(Boolean) && (
          <p lang={own} className="wrap-anywhere text-muted text-sm">
            {details.filter(Boolean).join(" · ")}
          </p>
        )}
        <p className="mt-0.5 text-base tabular-nums">{money(unitMinor(line) * line.quantity)}</p>
        {note && <p className="mt-1 text-danger text-sm">{note}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <QuantityStepper
            name={line.product}
            value={line.quantity}
            least={1}
            most={most}
            texts={texts}
            onChange={onQuantity}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={fill(texts.remove, { name: line.product })}
            onClick={onRemove}
            className="rounded-full!"
          >
            <Trash2 aria-hidden="true" className="size-[20px] shrink-0" />
          </Button>
        </div>
      </div>
    </li>
  );
}
