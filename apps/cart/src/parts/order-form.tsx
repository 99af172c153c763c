"use client";

import { ProductCard } from "@mauzo/product-faces/cart/product-card";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Labels } from "../labels/labels.ts";
import { shownOf } from "../order/changes.ts";
import { orderOfForm, shownField, withOrder } from "../order/form.ts";
import { fillForm, lowerFields, paramsOf } from "../order/form-params.ts";
import { keepEntries, keptEntries, tabShelf } from "../order/kept-entries.ts";
import { capToStock, feeMinorOf, itemsOf, orderProblem, quantityOf, totalMinorOf, wayOf } from "../order/rules.ts";
import type { View } from "../order/view.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { OrderBar } from "./order-bar.tsx";

/** Enter sends the form without leaving the field: a quantity that cannot stand is put right first, not sent. */
function leftFieldCorrected(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type !== "number") return false;
  const typed = Number(field.value);
  field.blur();
  const isCorrected = Number(field.value) !== typed;
  if (isCorrected) field.focus();
  return isCorrected;
}

type Props = {
  view: View;
  token: string;
  needs: { name: boolean; phone: boolean };
  siteUrl: string;
  labels: Labels;
  isSending: boolean;
  /** Whether what was written before a reload comes back. */
  isFirst: boolean;
  onOrder: (form: URLSearchParams) => void;
  /** What stands in the field for it, as it is typed or comes back. */
  onPhone: (phone: string) => void;
};

/**
 * The order as a plain form. The fields hold the values; with a script, what they say is read back after every change
 * and shown: the total, the room in add-on groups, what is missing.
 */
export function OrderForm({ view, token, needs, siteUrl, labels, isSending, isFirst, onOrder, onPhone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(view.cart);
  const [isLive, setIsLive] = useState(false);
  const [isChecked, setIsChecked] = useState(view.problem?.kind === "invalid");
  const [failedTries, setFailedTries] = useState(0);

  const reread = () => {
    if (!form.current) return;
    const params = paramsOf(form.current);
    setLive(capToStock(withOrder(view.cart, orderOfForm(params))));
    keepEntries(tabShelf(), token, params);
    onPhone(params.get("phone") ?? "");
  };
  useEffect(() => {
    // Entries may be older than the script: typed while it loaded, or kept from before a reload.
    if (form.current && isFirst) fillForm(form.current, keptEntries(tabShelf(), token));
    if (form.current) {
      const now = capToStock(withOrder(view.cart, orderOfForm(paramsOf(form.current))));
      lowerFields(form.current, now);
      setLive(now);
      onPhone(now.customer.phone);
    }
    setIsLive(true);
  }, [view.cart, token, isFirst, onPhone]);
  useEffect(() => {
    if (failedTries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedTries]);

  const problem = orderProblem(live.products);
  const way = wayOf(live);
  const goodsMinor = totalMinorOf(live.products);
  const feeMinor = feeMinorOf(way, goodsMinor);
  const needsPlace = way?.asks_place === true && live.delivery.place === "";
  const isUntouched = live.customer === view.cart.customer;
  const placeNow = live.delivery.place;
  const { field, detail } = view.problem ?? {};
  const errors = {
    name: isChecked && needs.name && live.customer.name === "" ? labels.nameMissing : undefined,
    phone: isChecked && needs.phone && live.customer.phone === "" ? labels.phoneMissing : undefined,
    // What the server said of a field holds until the field is changed.
    ...(field && field !== "place" && (isUntouched || live.customer[field] === view.cart.customer[field])
      ? { [field]: detail }
      : {}),
  };
  const placeSaid = field === "place" && placeNow === view.cart.delivery.place ? detail : undefined;
  const placeError = placeSaid ?? (isChecked && needsPlace ? labels.placeMissing : undefined);
  const objection =
    problem === "empty" || problem === "too-large"
      ? labels.check[problem]
      : problem || errors.name || errors.phone || placeError
        ? labels.check.text
        : undefined;

  function order(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || leftFieldCorrected()) return;
    const needsName = needs.name && live.customer.name === "";
    const needsPhone = needs.phone && live.customer.phone === "";
    setIsChecked(true);
    if (problem || needsName || needsPhone || needsPlace) setFailedTries((count) => count + 1);
    else onOrder(paramsOf(event.currentTarget));
  }

  const isRetry = view.problem?.kind === "busy" || view.problem?.kind === "unreachable";
  const action = isRetry ? labels.retry : view.problem?.kind === "changed" ? labels.accept : labels.submit;
  const onSettle = isLive ? reread : undefined;
  return (
    <form
      ref={form}
      method="post"
      action="/cart/submit"
      noValidate={isLive}
      onChange={reread}
      onSubmit={order}
      autoComplete="on"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={view.cart.version} />
      <input type="hidden" name="shown" value={shownField(shownOf(view.cart))} />
      <fieldset
        disabled={isSending}
        className="min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6"
      >
        <section aria-labelledby="products-title" className="min-w-0">
          <h2 id="products-title" className="mb-3 font-semibold text-lg">
            {labels.productsTitle}
          </h2>
          <div className="space-y-3">
            {itemsOf(live.products).map((product) => (
              <ProductCard
                key={`${product.id} ${product.item}`}
                product={product}
                siteUrl={siteUrl}
                isChecked={isChecked}
                labels={labels}
                onSettle={onSettle}
              />
            ))}
          </div>
        </section>
        <div className="contents lg:sticky lg:top-6 lg:mt-10 lg:block">
          <div className="mt-4 flex flex-col gap-4 lg:mt-0">
            <DeliveryFields
              cart={view.cart}
              asksPlace={!isLive || way?.asks_place === true}
              placeError={placeError}
              labels={labels}
            />
            <CustomerFields cart={view.cart} needs={needs} errors={errors} labels={labels} />
          </div>
          <OrderBar
            totalMinor={goodsMinor === undefined ? undefined : goodsMinor + feeMinor}
            feeMinor={feeMinor}
            currency={view.cart.currency}
            quantity={quantityOf(live.products)}
            objection={isChecked ? objection : undefined}
            action={action}
            isSending={isSending}
            labels={labels}
          />
        </div>
      </fieldset>
    </form>
  );
}
