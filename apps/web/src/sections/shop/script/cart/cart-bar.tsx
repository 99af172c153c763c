import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { formatMoney } from "@mauzo/format/money";
import { unitsOf } from "@mauzo/selling/units-of";
import { useEffect, useRef, useState } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { totalMinor } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { setOpenProducts } from "../catalogue/open-products.ts";
import { useCartLines, useEmptyOnceOrdered } from "./use-cart-lines.ts";

type Props = {
  slug: string;
  language: StorefrontCart["language"];
  currency: string;
  texts: Messages["shopfront"];
};

const loadDialog = () => import("../dialogs/cart-dialog.tsx");

/** The cart on the pages of a shop: a bar once there is something in it, and the dialog the bar opens. */
export function CartBar({ slug, language, currency, texts }: Props) {
  const [lines, setLines] = useCartLines(slug);
  useEmptyOnceOrdered(slug);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>["CartDialog"]>();
  const bar = useRef<HTMLButtonElement>(null);
  const money = (minor: number) => formatMoney({ minor, currency });
  const count = unitsOf(lines);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-cart", count > 0);
    // It will be wanted; a failure is met again at the press.
    if (count > 0) loadDialog().catch(() => undefined);
  }, [count]);
  const isOpen = Dialog !== undefined;
  const inCart = isOpen ? [...new Set(lines.map(({ productId }) => productId))].join() : "";
  useEffect(() => setOpenProducts("cart", inCart === "" ? [] : inCart.split(",")), [inCart]);
  const open = async () => {
    const { CartDialog } = await loadDialog();
    setDialog(() => CartDialog);
  };
  const close = () => {
    setDialog(undefined);
    // The bar disappears with the last line; one that comes back is a new element, which the browser doesn't focus.
    setTimeout(() => document.activeElement === document.body && bar.current?.focus());
  };
  return (
    <>
      {count > 0 && (
        // Beside the chat's button, and under the chat once it is open.
        <button
          ref={bar}
          type="button"
          onClick={() => void open()}
          className="cart-bar fixed bottom-[max(20px,env(safe-area-inset-bottom))] z-30 flex min-h-[50px] items-center gap-[10px] rounded-[26px] bg-night px-[12px] py-[6px] text-left font-medium text-on-night leading-tight shadow-float ring-1 ring-night-soft transition-colors duration-150 hover:bg-night-soft"
        >
          <span className="grid size-[32px] shrink-0 place-items-center rounded-full bg-accent text-[14px] text-on-accent tabular-nums">
            {count}
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 pr-[8px]">
            {/* In em: where large text leaves no room for both, the total matters more. */}
            <span className="[@media(max-width:16em)]:sr-only">{texts.viewCart}</span>
            <span className="tabular-nums">{money(totalMinor(lines))}</span>
          </span>
        </button>
      )}
      {Dialog && (
        <Dialog
          slug={slug}
          language={language}
          lines={lines}
          money={money}
          texts={texts}
          onChange={setLines}
          onClose={close}
        />
      )}
    </>
  );
}
