"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { labelsIn } from "../labels/labels.ts";
import type { Language } from "../labels/language.ts";
import type { Cancelling } from "../order/cancelling.ts";
import type { Claiming } from "../order/claiming.ts";
import { paramsOf } from "../order/form-params.ts";
import { dropEntries, tabShelf } from "../order/kept-entries.ts";
import { lookAtCart, placeOrder, viewAfter } from "../order/place-order.ts";
import { keepOrderable, quantityOf } from "../order/rules.ts";
import type { View } from "../order/view.ts";
import { useHearing } from "./hearing/use-hearing.ts";
import { useHold } from "./hearing/use-hold.ts";
import { OrderForm } from "./order-form.tsx";
import type { OrderedView } from "./ordered/ordered-view.tsx";
import { useReadingAgain } from "./ordered/use-reading-again.ts";
import { ProblemNote, problemText } from "./problem-note.tsx";
import { Toast } from "./toast.tsx";

type Props = {
  start: View;
  token: string;
  /** What stands there once it is ordered, as the server drew it; who orders here fetches what draws it. */
  ordered: ReactNode;
  cancelling: Cancelling | undefined;
  claiming: Claiming | undefined;
  attempt: string;
  needs: { name: boolean; phone: boolean };
  siteUrl: string;
  /** Where the receipt is, once it is ordered. */
  receiptUrl: string;
  pictureUrl: string;
  language: Language;
  /** The server's clock as it made the page. */
  madeAtMs: number;
};

/** Most carts hold nothing when they are opened. */
const HeldNote = lazy(async () => ({ default: (await import("./held-note.tsx")).HeldNote }));

const fetchOrdered = async () => (await import("./ordered/ordered-view.tsx")).OrderedView;

/** The cart from the first look to the thank-you. Everything in it works as plain HTML too. */
export function CartScreen(props: Props) {
  const {
    start,
    token,
    ordered,
    cancelling,
    claiming,
    attempt,
    needs,
    siteUrl,
    receiptUrl,
    pictureUrl,
    language,
    madeAtMs,
  } = props;
  const labels = labelsIn(language);
  const [view, setView] = useState(start);
  const [Ordered, setOrdered] = useState<typeof OrderedView>();
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // State is a render late: two presses in a row would both see "not sending".
  const isUnderWay = useRef(false);
  const sent = useRef(0);
  const screen = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);

  const { cart, problem, toast } = view;
  const isOrdered = cart.state === "ordered";
  useEffect(() => {
    if (isOrdered) dropEntries(tabShelf(), token);
  }, [isOrdered, token]);
  useEffect(() => {
    if (attempts === 0) return;
    if (isOrdered) window.scrollTo({ top: 0 });
    (news.current ?? thanks.current)?.focus({ preventScroll: isOrdered });
  }, [attempts, isOrdered]);

  /** Whether what draws an order is here; without it the server draws the whole page. */
  async function drawOrdered(): Promise<boolean> {
    const View = await fetchOrdered().catch(() => undefined);
    if (View) setOrdered(() => View);
    return View !== undefined;
  }

  async function order(form: URLSearchParams) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sent.current++;
    setIsSending(true);
    const next = viewAfter(await placeOrder(form), view, form);
    // The link is dead or nothing of it is left: the page itself says so.
    if (next === "reload") return window.location.reload();
    if (next.cart.state === "ordered" && !(await drawOrdered())) return window.location.reload();
    isUnderWay.current = false;
    setIsSending(false);
    setView(next);
    setAttempts((count) => count + 1);
  }

  /** What is there now, without a word lost of what was written. */
  async function lookAgain() {
    const form = screen.current?.querySelector("form");
    if (!form || isUnderWay.current) return;
    const before = sent.current;
    const placement = await lookAtCart(paramsOf(form));
    // What an order answered meanwhile is newer.
    if (placement.kind !== "looked" || sent.current !== before) return;
    const next = viewAfter(placement, view, paramsOf(form));
    if (next === "reload" || (next.cart.state === "ordered" && !(await drawOrdered()))) window.location.reload();
    else setView(({ problem }) => ({ problem, ...next }));
  }
  useHearing(!isOrdered, token, cart.mark, lookAgain);

  /** Where the order stands now. */
  async function readAgain() {
    // Whoever is writing into it keeps what was written.
    if (screen.current?.querySelector("details[open]")) return;
    const placement = await lookAtCart(new URLSearchParams({ token }));
    if (placement.kind === "looked" && placement.cart.state === "ordered" && (await drawOrdered()))
      setView((seen) => ({ ...seen, cart: keepOrderable(placement.cart) }));
  }
  useReadingAgain(isOrdered, readAgain);

  const mayHold = !isOrdered && cart.hold_minutes > 0 && cart.held_until === null;
  const { hearPhone, isFull } = useHold({ token, isOpen: mayHold, onHeld: () => void lookAgain() });

  // That it is over is said, too.
  const lastHeld = useRef(start.cart.held_until);
  if (cart.held_until !== null) lastHeld.current = cart.held_until;
  const heldUntil = lastHeld.current;
  return (
    <div ref={screen}>
      {toast && (
        <Toast
          key={`toast ${attempts}`}
          kind={toast}
          text={problem && problemText(problem, labels).title}
          labels={labels}
        />
      )}
      {problem && <ProblemNote ref={news} problem={problem} currency={cart.currency} labels={labels} />}
      {!isOrdered && heldUntil !== null && (
        <Suspense>
          <HeldNote
            until={heldUntil}
            timeZone={cart.time_zone}
            isGivenBack={cart.held_until === null}
            madeAtMs={madeAtMs}
            language={language}
            labels={labels}
            onOver={() => void lookAgain()}
          />
        </Suspense>
      )}
      {mayHold && heldUntil === null && quantityOf(cart.products) > 0 && (
        <p role="status" className="mb-4 text-muted text-sm noscript:hidden">
          {isFull ? labels.holdFull : labels.holdOffer(cart.hold_minutes)}
        </p>
      )}
      {isOrdered && Ordered && (
        <Ordered
          ref={thanks}
          {...{ cart, token, cancelling, claiming, attempt, receiptUrl, pictureUrl, siteUrl, language }}
        />
      )}
      {isOrdered && !Ordered && ordered}
      {!isOrdered && (
        <OrderForm
          key={`form ${attempts}`}
          view={view}
          token={token}
          needs={needs}
          siteUrl={siteUrl}
          labels={labels}
          isSending={isSending}
          isFirst={attempts === 0}
          onOrder={(form) => void order(form)}
          onPhone={hearPhone}
        />
      )}
    </div>
  );
}
