"use client";

import type { CardLabels } from "@mauzo/product-cards/cart/labels-en";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Language } from "../i18n/language.ts";
import type { CartView } from "../order/cart-view.ts";
import { paramsOf } from "../order/form-params.ts";
import type { CancelResult } from "../order/results/cancel-result.ts";
import type { ClaimResult } from "../order/results/payment-claim-result.ts";
import { quantityOf, withoutUnorderable } from "../order/rules.ts";
import { clearEntries, tabStorage } from "../order/saved-entries.ts";
import { useCartPolling } from "./live/use-cart-polling.ts";
import { useHold } from "./live/use-hold.ts";
import { OrderForm } from "./order-form.tsx";
import type { OrderedView } from "./ordered/ordered-view.tsx";
import { useAutoRefresh } from "./ordered/use-auto-refresh.ts";
import { ProblemNote } from "./problem-note.tsx";

type Props = {
  start: CartView;
  token: string;
  /** The order as rendered by the server; an order placed on this page loads `OrderedView` instead. */
  ordered: ReactNode;
  cancelling: CancelResult | undefined;
  claiming: ClaimResult | undefined;
  attempt: string;
  needs: { name: boolean; phone: boolean };
  siteUrl: string;
  cardLabels: CardLabels;
  /** The receipt's URL, for an ordered cart. */
  receiptUrl: string;
  pictureUrl: string;
  /** Whose phones can be asked to pay. */
  networks: string;
  language: Language;
  /** The server's time when it rendered the page. */
  madeAtMs: number;
};

/** Lazy: most carts hold no stock when they are opened. */
const HoldNotice = lazy(async () => ({ default: (await import("./hold-notice.tsx")).HoldNotice }));

/** Lazy: needed once there is something to send. */
const fetchSending = async () => import("../order/send-cart-form.ts").catch(() => undefined);

const fetchOrdered = async () => (await import("./ordered/ordered-view.tsx")).OrderedView;

type Translate = ReturnType<typeof useTranslations<"form">>;

const offerText = (minutes: number, t: Translate) =>
  minutes < 60 ? t("holdOffer", { minutes }) : t("holdOfferHours", { hours: minutes / 60 });

/** The cart page from opening to the thank-you. All of it works as plain HTML too. */
export function CartScreen(props: Props) {
  const t = useTranslations("form");
  const {
    start,
    token,
    ordered,
    cancelling,
    claiming,
    attempt,
    needs,
    siteUrl,
    cardLabels,
    receiptUrl,
    pictureUrl,
    networks,
    language,
    madeAtMs,
  } = props;
  const [view, setView] = useState(start);
  const [Ordered, setOrdered] = useState<typeof OrderedView>();
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // State lags one render behind: two quick clicks would both see "not sending".
  const isUnderWay = useRef(false);
  const sent = useRef(0);
  const screen = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);

  const { cart, problem, isNew = false } = view;
  const isOrdered = cart.state === "ordered";
  // With a script, what is wrong with a field is said there, and the cursor is in it.
  const isTold = attempts > 0;
  useEffect(() => {
    if (isOrdered) clearEntries(tabStorage(), token);
    // Before the network is lost.
    else void fetchSending();
  }, [isOrdered, token]);
  useEffect(() => {
    if (attempts === 0) return;
    if (isOrdered) window.scrollTo({ top: 0 });
    const wrong = screen.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (news.current ?? thanks.current ?? wrong)?.focus({ preventScroll: isOrdered });
  }, [attempts, isOrdered]);

  /** Loads `OrderedView`; false if that failed, and the server has to render the whole page. */
  async function drawOrdered(): Promise<boolean> {
    const View = await fetchOrdered().catch(() => undefined);
    if (View) setOrdered(() => View);
    return View !== undefined;
  }

  async function order(form: URLSearchParams) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const sending = await fetchSending();
    // Without that script the page is the plain form that it was.
    if (!sending) return screen.current?.querySelector("form")?.submit();
    sent.current++;
    setIsSending(true);
    const next = sending.viewAfter(await sending.sendCartForm(form), view, form);
    // The link is dead or nothing in it can be ordered any more: the reloaded page says so.
    if (next === "reload") return window.location.reload();
    if (next.cart.state === "ordered" && !(await drawOrdered())) return window.location.reload();
    isUnderWay.current = false;
    setIsSending(false);
    setView(next);
    setAttempts((count) => count + 1);
  }

  /** Refreshes the cart and keeps everything the customer has typed. */
  async function refreshCart() {
    const form = screen.current?.querySelector("form");
    if (!form || isUnderWay.current) return;
    const before = sent.current;
    const sending = await fetchSending();
    if (!sending) return;
    const placement = await sending.recheckCart(paramsOf(form));
    // The response to an order sent meanwhile is newer.
    if (placement.kind !== "looked" || sent.current !== before) return;
    const next = sending.viewAfter(placement, view, paramsOf(form));
    if (next === "reload" || (next.cart.state === "ordered" && !(await drawOrdered()))) window.location.reload();
    // Whether the order had arrived is known now.
    else setView(({ problem }) => (next.cart.state === "ordered" ? next : { problem, ...next }));
  }
  useCartPolling(!isOrdered, token, cart.cursor, refreshCart);

  /** Refreshes the placed order. */
  async function refreshOrder() {
    // An open form may hold unsent input.
    if (screen.current?.querySelector("details[open]")) return;
    const placement = await (await fetchSending())?.recheckCart(new URLSearchParams({ token }));
    if (placement?.kind === "looked" && placement.cart.state === "ordered" && (await drawOrdered()))
      setView((seen) => ({ ...seen, cart: withoutUnorderable(placement.cart) }));
  }
  useAutoRefresh(isOrdered, refreshOrder);

  const mayHold = !isOrdered && cart.hold_minutes > 0 && cart.held_until === null;
  const { onPhoneChange, isFull } = useHold({ token, isOpen: mayHold, onHeld: () => void refreshCart() });

  // Kept after the hold has ended, so that the page says so.
  const lastHeld = useRef(start.cart.held_until);
  if (cart.held_until !== null) lastHeld.current = cart.held_until;
  const heldUntil = lastHeld.current;
  return (
    <div ref={screen}>
      {problem && !(isTold && problem.field) && <ProblemNote ref={news} problem={problem} currency={cart.currency} />}
      {!isOrdered && heldUntil !== null && (
        <Suspense>
          <HoldNotice
            until={heldUntil}
            timeZone={cart.time_zone}
            isGivenBack={cart.held_until === null}
            madeAtMs={madeAtMs}
            language={language}
            onOver={() => void refreshCart()}
          />
        </Suspense>
      )}
      {mayHold && heldUntil === null && quantityOf(cart.products) > 0 && (
        <p role="status" className="mb-4 text-muted text-sm noscript:hidden">
          {isFull ? t("holdFull") : offerText(cart.hold_minutes, t)}
        </p>
      )}
      {isOrdered && Ordered && (
        <Ordered
          ref={thanks}
          {...{
            cart,
            token,
            cancelling,
            claiming,
            attempt,
            receiptUrl,
            pictureUrl,
            networks,
            siteUrl,
            language,
            isNew,
          }}
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
          cardLabels={cardLabels}
          isSending={isSending}
          isFirst={attempts === 0}
          onOrder={(form) => void order(form)}
          onPhone={onPhoneChange}
        />
      )}
    </div>
  );
}
