"use client";

import { useEffect, useRef, useState } from "react";
import { labelsIn } from "../labels/labels.ts";
import type { Language } from "../labels/language.ts";
import { dropEntries, tabShelf } from "../order/kept-entries.ts";
import { placeOrder, viewAfter } from "../order/place-order.ts";
import type { View } from "../order/view.ts";
import { OrderForm } from "./order-form.tsx";
import { OrderedView } from "./ordered-view.tsx";
import { ProblemNote, problemText } from "./problem-note.tsx";
import { Toast } from "./toast.tsx";

type Props = {
  start: View;
  token: string;
  needs: { name: boolean; phone: boolean };
  siteUrl: string;
  language: Language;
};

/** The cart from the first look to the thank-you. Everything in it works as plain HTML too. */
export function CartScreen({ start, token, needs, siteUrl, language }: Props) {
  const labels = labelsIn(language);
  const [view, setView] = useState(start);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // State is a render late: two presses in a row would both see "not sending".
  const isUnderWay = useRef(false);
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

  async function order(form: URLSearchParams) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    const next = viewAfter(await placeOrder(form), view, form);
    // The link is dead or nothing of it is left: the page itself says so.
    if (next === "reload") return window.location.reload();
    isUnderWay.current = false;
    setIsSending(false);
    setView(next);
    setAttempts((count) => count + 1);
  }

  return (
    <>
      {toast && (
        <Toast
          key={`toast ${attempts}`}
          kind={toast}
          text={problem && problemText(problem, labels).title}
          labels={labels}
        />
      )}
      {problem && <ProblemNote ref={news} problem={problem} currency={cart.currency} labels={labels} />}
      {isOrdered ? (
        <OrderedView ref={thanks} cart={cart} siteUrl={siteUrl} labels={labels} />
      ) : (
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
        />
      )}
    </>
  );
}
