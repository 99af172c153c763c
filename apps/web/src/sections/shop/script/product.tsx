import { fill } from "@mauzo/format/fill";
import { unitsOf } from "@mauzo/selling/units-of";
import { useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { scriptFailed, scriptReady } from "../../../layout/script-state/script-ready.ts";
import type { PageProduct } from "../../../lib/storefront-cart/page-product.ts";
import { addLine, type LineItem } from "../../../lib/storefront-cart/storefront-cart.ts";
import { useCartLines } from "./cart/use-cart-lines.ts";
import { onCatalogueChange } from "./catalogue/catalogue-changes.ts";
import { setOpenProducts } from "./catalogue/open-products.ts";
import { ShopLanguage } from "./dialogs/shop-language.ts";
import { loadTexts } from "./load-texts.ts";
import { ProductForm } from "./product/product-form.tsx";
import { readTyped } from "./product/read-typed.ts";
import "./product.css";

type Given = Omit<Parameters<typeof ProductForm>[0], "lines" | "onAdd"> & { slug: string; onFilled: () => void };

/** The page's product: the form that came with the page, which from now on fills the cart by itself. */
function LiveProduct({ slug, onFilled, ...given }: Given) {
  const [lines, setLines] = useCartLines(slug);
  const [product, setProduct] = useState<PageProduct>(given.product);
  const isFilled = lines.length > 0;
  useEffect(() => {
    if (isFilled) onFilled();
  }, [isFilled, onFilled]);
  useEffect(() => {
    setOpenProducts("product", [product.id]);
    return onCatalogueChange(({ products, gone }) =>
      setProduct((before) => {
        const soldOut = before.variants.map((variant) => ({ ...variant, stock: 0 }));
        if (gone.includes(before.id)) return { ...before, variants: soldOut };
        return products.find(({ id }) => id === before.id) ?? before;
      }),
    );
  }, [product.id]);
  const add = (line: LineItem) => {
    const next = addLine(lines, line);
    setLines(next);
    const said = document.querySelector("[data-said]");
    if (said) said.textContent = fill(given.texts.inCart, { product: line.product, count: unitsOf(next) });
  };
  return <ProductForm {...given} product={product} lines={lines} onAdd={add} />;
}

async function start(place: HTMLElement, form: HTMLElement) {
  const { shop: slug = "", currency = "TZS", language: own } = place.dataset;
  const { locale, texts } = await loadTexts();
  let isShown = false;
  /** Until something is in the cart, nobody needs its bar. */
  const showBar = async () => {
    if (isShown) return;
    isShown = true;
    const { CartBar } = await import("./cart/cart-bar.tsx");
    createRoot(place).render(
      <ShopLanguage.Provider value={own}>
        <CartBar slug={slug} language={locale} currency={currency} texts={texts} />
      </ShopLanguage.Provider>,
    );
  };
  // Written into the page by `product-page`.
  const { productForm = "{}" } = form.dataset;
  const given: Omit<Given, "slug" | "texts" | "onFilled"> = JSON.parse(productForm);
  const typed = readTyped(form, given.product);
  hydrateRoot(form, <LiveProduct {...given} slug={slug} texts={texts} typed={typed} onFilled={() => void showBar()} />);
  scriptReady();
  const { pollProducts } = await import("./catalogue/poll-products.ts");
  pollProducts(slug, { cards: false });
}

// The behaviour of a product's page, which is complete without it.
void import("./share-links.ts").then(({ enableSharing }) => enableSharing());
// A sheet over the shop's page that was reloaded is this page; Back from it leads to the shop without loading it.
const ownPath = location.pathname;
addEventListener("popstate", () => location.pathname !== ownPath && location.reload());
const place = document.querySelector<HTMLElement>("[data-shop]");
const form = document.querySelector<HTMLElement>("[data-product-form]");
void import("../../../lib/storefront-cart/came-by.ts").then(({ noteVia }) => noteVia(place?.dataset.shop ?? ""));
if (place && form) start(place, form).catch(scriptFailed);
