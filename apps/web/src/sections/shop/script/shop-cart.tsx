import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { fill } from "@mauzo/format/fill";
import { formatMoney } from "@mauzo/format/money";
import { productPath } from "@mauzo/format/text/product-address";
import { onlyChoice } from "@mauzo/product-cards/shop/card-product";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import { unitsOf } from "@mauzo/selling/units-of";
import { useEffect, useRef, useState } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";
import { scriptReady } from "../../../layout/script-state/script-ready.ts";
import { pressedLink } from "../../../lib/browser/pressed-link.ts";
import type { PageProduct } from "../../../lib/storefront-cart/page-product.ts";
import { addLine, type LineItem, lineOf, takenIn } from "../../../lib/storefront-cart/storefront-cart.ts";
import { CartBar } from "./cart/cart-bar.tsx";
import { useCartLines } from "./cart/use-cart-lines.ts";
import { findProduct, loadCatalogue, productOfAddress } from "./catalogue/catalogue.ts";
import { onCatalogueChange } from "./catalogue/catalogue-changes.ts";
import { setOpenProducts } from "./catalogue/open-products.ts";
import { hasLeft, leaveAddress, onAddress, pushAddress } from "./product/sheet-address.ts";

type Props = {
  slug: string;
  language: StorefrontCart["language"];
  currency: string;
  texts: Messages["shopfront"];
};

const loadDialog = () => import("./dialogs/product-dialog.tsx");

/** A product that is taken off sale while a customer looks at it. */
const withNothingLeft = (product: PageProduct): PageProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, stock: 0 })),
});

/** The products and the cart on the shop's page: what a card opens, and the cart's bar. */
export function ShopCart({ slug, language, currency, texts }: Props) {
  const [lines, setLines] = useCartLines(slug);
  const [product, setProduct] = useState<PageProduct>();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>["ProductDialog"]>();
  const [said, setSaid] = useState("");
  const money = (minor: number) => formatMoney({ minor, currency });
  const pathOf = (product: PageProduct) => `${language === "sw" ? "/sw" : ""}${productPath(slug, product)}`;

  const add = (line: LineItem) => {
    const next = addLine(lines, line);
    setLines(next);
    setSaid(fill(texts.inCart, { product: line.product, count: unitsOf(next) }));
  };
  const show = async (product: PageProduct) => {
    const [{ ProductDialog }] = await Promise.all([loadDialog(), hasLeft()]);
    setDialog(() => ProductDialog);
    setProduct(product);
    pushAddress(pathOf(product), product.id);
  };
  const close = () => {
    setProduct(undefined);
    leaveAddress();
  };
  const choose = async (link: HTMLAnchorElement) => {
    const product = await findProduct(slug, link.dataset.product ?? "");
    // The product could not be loaded: the link leads to its page.
    if (!product) return location.assign(link.href);
    const only = "add" in link.dataset ? onlyChoice(product) : undefined;
    if (only && unitsLeft(only, [], takenIn(lines)) > 0) add(lineOf(product, only, 1));
    else await show(product);
  };
  const latest = useRef({ choose, show });
  latest.current = { choose, show };

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
        latest.current.choose(link).catch(() => location.assign(link.href));
      },
      { signal },
    );
    const prepare = () => {
      void loadCatalogue(slug);
      loadDialog().catch(() => undefined);
    };
    // A customer who points at a product will probably open it.
    for (const kind of ["pointerover", "focusin"])
      document.addEventListener(kind, (event) => linkOf(event) && prepare(), { signal });
    // Back closes the product, Forward opens it again.
    onAddress(async (id) => {
      // At once: another product may be opened right after.
      if (id === undefined) return setProduct(undefined);
      const product = await productOfAddress(slug, id);
      const { ProductDialog } = await loadDialog();
      setDialog(() => ProductDialog);
      setProduct(product);
    }, signal);
    scriptReady();
    return () => stop.abort();
  }, [slug]);

  useEffect(() => setOpenProducts("product", product ? [product.id] : []), [product]);
  useEffect(
    () =>
      onCatalogueChange(({ products, gone }) =>
        setProduct((open) => {
          if (!open) return open;
          const now = products.find(({ id }) => id === open.id);
          return gone.includes(open.id) ? withNothingLeft(open) : (now ?? open);
        }),
      ),
    [],
  );
  useEffect(() => {
    const id = new URLSearchParams(location.search).get("product");
    if (id) void productOfAddress(slug, id).then((product) => product && latest.current.show(product));
  }, [slug]);

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <CartBar slug={slug} language={language} currency={currency} texts={texts} />
      {product && Dialog && (
        <Dialog
          key={product.id}
          product={product}
          address={`${location.origin}${pathOf(product)}`}
          lines={lines}
          money={money}
          texts={texts}
          onAdd={(line) => {
            add(line);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
