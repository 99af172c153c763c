import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { fill } from "@mauzo/format/fill";
import { closeOnBack } from "@mauzo/layers/close-on-back";
import { Button } from "@mauzo/ui/button";
import { DialogSheet } from "@mauzo/ui/dialog-sheet";
import { useEffect, useRef, useState } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { mostOf, removeLine, setQuantity } from "../../../../lib/storefront-cart/cart-check.ts";
import type { CartOutcome } from "../../../../lib/storefront-cart/storefront-api.ts";
import { keyOf, type LineItem, totalMinor } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { CartLine, noteText } from "./cart-line.tsx";
import { useCheckout } from "./use-checkout.ts";

type Props = {
  slug: string;
  language: StorefrontCart["language"];
  lines: LineItem[];
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  onChange: (lines: LineItem[]) => void;
  onClose: () => void;
};

function failureText(failure: CartOutcome, texts: Messages["shopfront"]): string {
  if (failure.kind === "refused") return texts.changed;
  if (failure.kind !== "failed") return texts.late;
  if (failure.status === 429) return texts.tooMany;
  return failure.status === 0 ? texts.failed : texts.broken;
}

/** The shop's cart, before it becomes an order. */
export function CartDialog({ slug, language, lines, money, texts, onChange, onClose }: Props) {
  const { notes, serverProblems, failure, isBusy, goOn, change } = useCheckout({ slug, language, lines, onChange });
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => closeOnBack(() => close.current()), []);
  const [removed, setRemoved] = useState<{ name: string; before: LineItem[] }>();
  const remove = (line: LineItem) => {
    setRemoved({ name: line.product, before: lines });
    change(removeLine(lines, keyOf(line)));
  };
  const footer = (
    <>
      <div role="status">
        {removed && (
          <p className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-4 py-1 text-base">
            <span className="wrap-anywhere min-w-0">{fill(texts.removed, { name: removed.name })}</span>
            <Button
              variant="link"
              size="lg"
              onClick={() => {
                change(removed.before);
                setRemoved(undefined);
              }}
            >
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
      {failure && (
        <p role="alert" className="mb-3 rounded-control bg-danger-soft px-4 py-2 text-base">
          {failureText(failure, texts)}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-lg">
            <span>{texts.total}</span>
            <span className="tabular-nums">{money(totalMinor(lines))}</span>
          </p>
          <p className="mt-1 text-muted text-sm">{texts.next}</p>
          <Button
            size="lg"
            disabled={isBusy}
            onClick={() => void goOn()}
            className="mt-3 min-h-12 w-full whitespace-normal!"
          >
            {isBusy ? texts.preparing : texts.goOn}
          </Button>
        </>
      )}
    </>
  );
  return (
    <DialogSheet label={texts.cart} closeLabel={texts.close} place="side" onClose={onClose} footer={footer}>
      <div className="p-[20px] md:p-[24px]">
        <h2 className="pr-[44px] font-bold font-display text-2xl tracking-tight">{texts.cart}</h2>
        {lines.length === 0 ? (
          <div className="py-14 text-center">
            <p className="font-semibold text-lg">{texts.emptyCart}</p>
            <p className="mt-1 text-base text-muted">{texts.emptyCartText}</p>
          </div>
        ) : (
          <ul aria-label={texts.items} className="mt-2 divide-y divide-line">
            {lines.map((line) => {
              const key = keyOf(line);
              const note = notes.get(key);
              return (
                <CartLine
                  key={key}
                  line={line}
                  most={mostOf(lines, line)}
                  note={note ? noteText(note, money, texts) : serverProblems.get(key)}
                  money={money}
                  texts={texts}
                  onQuantity={(quantity) => change(setQuantity(lines, key, quantity))}
                  onRemove={() => remove(line)}
                />
              );
            })}
          </ul>
        )}
      </div>
    </DialogSheet>
  );
}
