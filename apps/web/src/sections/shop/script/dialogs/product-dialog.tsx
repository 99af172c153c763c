import { DialogSheet } from "@mauzo/ui/dialog-sheet";
import { useContext } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";
import type { LineItem } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { AddToCart } from "../product/add-to-cart.tsx";
import { ProductChoices } from "../product/product-choices.tsx";
import { ShareMenu } from "../product/share-menu.tsx";
import { useProductChoice } from "../product/use-product-choice.ts";
import { Gallery } from "./gallery.tsx";
import { ShopLanguage } from "./shop-language.ts";

type Props = {
  product: PageProduct;
  /** The URL of its page. */
  address: string;
  lines: readonly LineItem[];
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  onAdd: (line: LineItem) => void;
  onClose: () => void;
};

/** A product in detail: its pictures, its choices, and the quantity. */
export function ProductDialog({ product, address, lines, money, texts, onAdd, onClose }: Props) {
  const own = useContext(ShopLanguage);
  const choice = useProductChoice(product, lines);
  const first = choice.variant?.picture;
  return (
    <DialogSheet
      label={product.name}
      closeLabel={texts.close}
      place="middle"
      onClose={onClose}
      footer={<AddToCart choice={choice} money={money} texts={texts} isAwake onAdd={onAdd} />}
    >
      <div className="md:grid md:grid-cols-2">
        <Gallery key={first} name={product.name} pictures={product.pictures} first={first ?? 0} texts={texts} />
        <div className="p-[20px] md:p-[28px]">
          <h2
            lang={own}
            className="wrap-anywhere pr-[44px] font-bold font-display text-2xl leading-tight tracking-tight"
          >
            {product.name}
          </h2>
          <ProductChoices choice={choice} money={money} texts={texts} />
          <ShareMenu name={product.name} address={address} texts={texts} />
        </div>
      </div>
    </DialogSheet>
  );
}
