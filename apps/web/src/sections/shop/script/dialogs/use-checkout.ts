import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { useEffect, useRef, useState } from "react";
import { freshen, type Note, storefrontCartOf } from "../../../../lib/storefront-cart/cart-check.ts";
import { saveCheckoutToken } from "../../../../lib/storefront-cart/checkout-token.ts";
import { type CartOutcome, createCartLink, limitMs, newKey } from "../../../../lib/storefront-cart/storefront-api.ts";
import { keyOf, type LineItem } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { reloadCatalogue } from "../catalogue/catalogue.ts";
import { onCatalogueChange } from "../catalogue/catalogue-changes.ts";

type Cart = {
  slug: string;
  language: StorefrontCart["language"];
  lines: LineItem[];
  onChange: (lines: LineItem[]) => void;
};
type State = {
  notes: ReadonlyMap<string, Note>;
  serverProblems: ReadonlyMap<string, string>;
  failure: CartOutcome | undefined;
};

const nothing: State = { notes: new Map(), serverProblems: new Map(), failure: undefined };

/** From the cart to its link: refreshes the cart when it is opened, and again when the API says that it changed. */
export function useCheckout({ slug, language, lines, onChange }: Cart) {
  const [state, setState] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  // Idempotency key: requesting a link for the same cart twice gives one cart.
  const attempt = useRef({ cart: "", key: "" });
  const latest = useRef({ lines, onChange });
  latest.current = { lines, onChange };
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      isLeft.current = true;
    },
    [],
  );

  useEffect(() => {
    let isOpen = true;
    void reloadCatalogue(slug).then((now) => {
      const { lines, onChange } = latest.current;
      if (!now || !isOpen || lines.length === 0) return;
      const fresh = freshen(lines, now.products, now.isWhole);
      if (JSON.stringify(fresh.lines) !== JSON.stringify(lines)) onChange(fresh.lines);
      setState({ ...nothing, notes: fresh.notes });
    });
    return () => {
      isOpen = false;
    };
  }, [slug]);

  useEffect(
    () =>
      onCatalogueChange(({ products, gone }) => {
        const { lines, onChange } = latest.current;
        const fresh = freshen(lines, products, false);
        if (JSON.stringify(fresh.lines) !== JSON.stringify(lines)) onChange(fresh.lines);
        for (const line of lines) if (gone.includes(line.productId)) fresh.notes.set(keyOf(line), { kind: "gone" });
        setState((before) => ({
          ...before,
          notes: new Map([...freshNotes(fresh.lines, before.notes), ...fresh.notes]),
        }));
      }),
    [],
  );

  const goOn = async () => {
    const cart = storefrontCartOf(lines, language);
    const written = JSON.stringify(cart);
    if (attempt.current.cart !== written) attempt.current = { cart: written, key: newKey() };
    setBusy(true);
    setState(({ notes, serverProblems }) => ({ notes, serverProblems, failure: undefined }));
    const outcome = await createCartLink(slug, cart, attempt.current.key);
    // The customer may have closed the cart meanwhile: then don't leave the current page.
    if (isLeft.current) return;
    const fail = (failure: CartOutcome) => {
      setBusy(false);
      setState({ ...nothing, failure });
    };
    if (outcome.kind === "link") {
      saveCheckoutToken(slug, outcome.url);
      setTimeout(fail, limitMs, { kind: "late" });
      return location.assign(outcome.url);
    }
    if (outcome.kind !== "refused") return fail(outcome);
    setBusy(false);
    const serverProblems = new Map<string, string>();
    for (const { line, text } of outcome.problems) {
      const wrong = lines[line];
      if (wrong) serverProblems.set(keyOf(wrong), [serverProblems.get(keyOf(wrong)), text].filter(Boolean).join(" "));
    }
    const fresh = freshen(lines, outcome.products, false);
    onChange(fresh.lines);
    setState({ notes: fresh.notes, serverProblems, failure: outcome });
  };
  /** Changing the cart clears what was reported about it. */
  const change = (next: LineItem[]) => {
    setState(({ notes }) => ({ ...nothing, notes: freshNotes(next, notes) }));
    onChange(next);
  };
  return { ...state, isBusy, goOn, change };
}

/** Notes that still apply: about stock as it is now, and about prices until the cart is closed. */
function freshNotes(lines: readonly LineItem[], before: ReadonlyMap<string, Note>): Map<string, Note> {
  const { notes } = freshen(lines, [], false);
  for (const line of lines) {
    const note = before.get(keyOf(line));
    if (note && (note.kind === "gone" || note.kind === "price") && !notes.has(keyOf(line)))
      notes.set(keyOf(line), note);
  }
  return notes;
}
