import type { PageCart } from "@mauzo/contract/storefront/public-shops";
import { useEffect, useRef, useState } from "preact/hooks";
import { handOver } from "../../../../lib/page-cart/handed-over.ts";
import { type CartOutcome, limitMs, newKey, orderCart } from "../../../../lib/page-cart/order-cart.ts";
import { freshen, keyOf, type Line, type Note, pageCartOf } from "../../../../lib/page-cart/page-cart.ts";
import { catalogueAgain, hearNews } from "../catalogue.ts";

type Cart = {
  slug: string;
  language: PageCart["language"];
  lines: Line[];
  onChange: (lines: Line[]) => void;
};
type State = { notes: ReadonlyMap<string, Note>; told: ReadonlyMap<string, string>; failure: CartOutcome | undefined };

const nothing: State = { notes: new Map(), told: new Map(), failure: undefined };

/** The way from the cart to its link: looked at anew when it is opened, and again when the API says that it changed. */
export function useCheckout({ slug, language, lines, onChange }: Cart) {
  const [state, setState] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  // The same cart asked for twice is one cart.
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
    void catalogueAgain(slug).then((now) => {
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
      hearNews(({ products, gone }) => {
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
    const cart = pageCartOf(lines, language);
    const written = JSON.stringify(cart);
    if (attempt.current.cart !== written) attempt.current = { cart: written, key: newKey() };
    setBusy(true);
    setState(({ notes, told }) => ({ notes, told, failure: undefined }));
    const outcome = await orderCart(slug, cart, attempt.current.key);
    // Whoever has closed the cart meanwhile is not taken away from what they look at now.
    if (isLeft.current) return;
    const fail = (failure: CartOutcome) => {
      setBusy(false);
      setState({ ...nothing, failure });
    };
    if (outcome.kind === "link") {
      handOver(slug, outcome.url);
      setTimeout(fail, limitMs, { kind: "late" });
      return location.assign(outcome.url);
    }
    if (outcome.kind !== "refused") return fail(outcome);
    setBusy(false);
    const told = new Map<string, string>();
    for (const { line, text } of outcome.problems) {
      const wrong = lines[line];
      if (wrong) told.set(keyOf(wrong), [told.get(keyOf(wrong)), text].filter(Boolean).join(" "));
    }
    const fresh = freshen(lines, outcome.products, false);
    onChange(fresh.lines);
    setState({ notes: fresh.notes, told, failure: outcome });
  };
  /** What was said of the cart is over once somebody changes it. */
  const change = (next: Line[]) => {
    setState(({ notes }) => ({ ...nothing, notes: freshNotes(next, notes) }));
    onChange(next);
  };
  return { ...state, isBusy, goOn, change };
}

/** Notes that still hold: of stock as it is now, and of prices until the cart is left. */
function freshNotes(lines: readonly Line[], before: ReadonlyMap<string, Note>): Map<string, Note> {
  const { notes } = freshen(lines, [], false);
  for (const line of lines) {
    const note = before.get(keyOf(line));
    if (note && (note.kind === "gone" || note.kind === "price") && !notes.has(keyOf(line)))
      notes.set(keyOf(line), note);
  }
  return notes;
}
