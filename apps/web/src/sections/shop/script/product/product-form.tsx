"use client";
import { formatMoney } from "@mauzo/format/money";
import { useEffect, useState } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";
import type { LineItem } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { Gallery } from "../dialogs/gallery.tsx";
import { ShopLanguage } from "../dialogs/shop-language.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { ProductChoices } from "./product-choices.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { type Typed, useProductChoice } from "./use-product-choice.ts";

type Props = {
  product: PageProduct;
  currency: string;
  language: string | undefined;
  /** The URL of the page. */
  address: string;
  /** Where the form is sent without a script. */
  action: string;
  /** The customer's question about it on WhatsApp. */
  ask: string;
  texts: Messages["shopfront"];
  lines?: readonly LineItem[];
  typed?: Typed;
  onAdd?: (line: LineItem) => void;
};

/** A product on its own page: a form that fills the cart, with and without a script. */
export function ProductForm({ product, currency, language, address, action, ask, texts, ...script }: Props) {
  const { lines = [], typed, onAdd } = script;
  const choice = useProductChoice(product, lines, typed);
  // After the first render, which is that of the server.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const first = choice.variant?.picture;
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <ShopLanguage.Provider value={language}>
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          if (!onAdd) return;
          event.preventDefault();
          if (choice.line) onAdd(choice.line);
        }}
        className="overflow-hidden rounded-2xl border border-line bg-card md:grid md:grid-cols-2"
      >
        <input type="hidden" name="product" value={product.id} />
        <Gallery
          key={first}
          isOnPage
          pictures={product.pictures}
          first={first ?? 0}
          texts={texts}
          name={product.name}
        />
        <div className="min-w-0 p-[20px] md:p-[28px]">
          <h1 lang={language} className="wrap-anywhere font-bold font-display text-3xl leading-tight tracking-tight">
            {product.name}
          </h1>
          <ProductChoices isForm choice={choice} money={money} texts={texts} />
          <div className="mt-6">
            <AddToCart choice={choice} money={money} texts={texts} isAwake={isAwake} />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
            <ShareMenu name={product.name} address={address} texts={texts} className="" />
            <a
              href={ask}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
            >
              {texts.askWhatsapp}
            </a>
          </div>
        </div>
      </form>
    </ShopLanguage.Provider>
  );
}
