import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { fill } from "@mauzo/format/fill";
import { formatMoney } from "@mauzo/format/money";
import { onlyChoice } from "@mauzo/product-cards/shop/card-product";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import { unitsOf } from "@mauzo/selling/units-of";
import { useEffect, useRef, useState } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";
import { scriptReady } from "../../../layout/script-state/script-ready.ts";
import { pressedLink } from "../../../lib/browser/pressed-link.ts";
import type { PageProduct } from "../../../lib/storefront-cart/page-product.ts";
import { addLine, type LineItem, lineOf, takenIn, totalMinor } from "../../../lib/storefront-cart/storefront-cart.ts";
import { findProduct, loadCatalogue, onCatalogueChange, productOfAddress } from "./catalogue.ts";
import { CartDialog } from "./dialogs/cart-dialog.tsx";
import { ProductDialog } from "./dialogs/product-dialog.tsx";
import { setOpenProducts } from "./poll-products.ts";
import { useCartLines } from "./use-cart-lines.ts";

type Props = {
  slug: string;
  language: StorefrontCart["language"];
  currency: string;
  texts: Messages["shopfront"];
};

/** A product that is taken off sale while a customer looks at it. */
const withNothingLeft = (product: PageProduct): PageProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, stock: 0 })),
});

type Open = { kind: "cart" } | { kind: "product"; product: PageProduct } | undefined;

/** The cart on the shop's page: a bar, and dialogs for a product and for the cart. */
export function ShopCart({ slug, language, currency, texts }: Props) {
  const [lines, setLines] = useCartLines(slug);
  const [open, setOpen] = useState<Open>();
  const [said, setSaid] = useState("");
  const money = (minor: number) => formatMoney({ minor, currency });

  const add = (line: LineItem) => {
    const next = addLine(lines, line);
    setLines(next);
    setOpen(undefined);
    setSaid(fill(texts.inCart, { product: line.product, count: unitsOf(next) }));
  };
  const choose = async (link: HTMLAnchorElement) => {
    const product = await findProduct(slug, link.dataset.product ?? "");
    // The product could not be loaded: the link leads to the shop's WhatsApp.
    if (!product) return location.assign(link.href);
    const only = "add" in link.dataset ? onlyChoice(product) : undefined;
    if (only && unitsLeft(only, [], takenIn(lines)) > 0) add(lineOf(product, only, 1));
    else setOpen({ kind: "product", product });
  };
  const bar = useRef<HTMLButtonElement>(null);
  const leaveCart = () => {
    setOpen(undefined);
    // The bar disappears with the last line; one that comes back is a new element, which the browser doesn't focus.
    setTimeout(() => document.activeElement === document.body && bar.current?.focus());
  };
  const latest = useRef(choose);
  latest.current = choose;

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-product]") : null;
    document.addEventListener(
      "click",
      (event) => {
        const link = pressedLink(event, "a[data-product]");
        if (!link) return;
        event.preventDefault();
        latest.current(link).catch(() => location.assign(link.href));
      },
      { signal },
    );
    // A customer who points at a product will probably open it.
    for (const kind of ["pointerover", "focusin"])
      document.addEventListener(kind, (event) => linkOf(event) && void loadCatalogue(slug), { signal });
    scriptReady("page");
    return () => stop.abort();
  }, [slug]);

  const looksAt = open?.kind === "product" ? [open.product.id] : open ? lines.map(({ productId }) => productId) : [];
  const lookedAt = [...new Set(looksAt)].join();
  useEffect(() => setOpenProducts(lookedAt === "" ? [] : lookedAt.split(",")), [lookedAt]);
  useEffect(
    () =>
      onCatalogueChange(({ products, gone }) =>
        setOpen((open) => {
          if (open?.kind !== "product") return open;
          const { id } = open.product;
          const now = products.find((product) => product.id === id);
          const product = gone.includes(id) ? withNothingLeft(open.product) : now;
          return product ? { ...open, product } : open;
        }),
      ),
    [],
  );
  useEffect(() => {
    const id = new URLSearchParams(location.search).get("product");
    if (id) void productOfAddress(slug, id).then((product) => product && setOpen({ kind: "product", product }));
  }, [slug]);

  const count = unitsOf(lines);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-cart", count > 0);
  }, [count]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {count > 0 && (
        // Beside the chat's button, and under the chat once it is open.
        <button
          ref={bar}
          type="button"
          onClick={() => setOpen({ kind: "cart" })}
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
      {open?.kind === "product" && (
        <ProductDialog
          product={open.product}
          lines={lines}
          money={money}
          texts={texts}
          onAdd={add}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.kind === "cart" && (
        <CartDialog
          slug={slug}
          language={language}
          lines={lines}
          money={money}
          texts={texts}
          onChange={setLines}
          onClose={leaveCart}
        />
      )}
    </>
  );
}
