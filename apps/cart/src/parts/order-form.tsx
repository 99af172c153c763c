"use client";

import type { CardLabels } from "@mauzo/product-cards/cart/labels-en";
import { ProductCard } from "@mauzo/product-cards/cart/product-card";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { CartView } from "../order/cart-view.ts";
import { fillForm, lowerFields, paramsOf } from "../order/form-params.ts";
import { parseOrderForm, shownField, withOrder } from "../order/parse-order-form.ts";
import { isPhoneLike } from "../order/phone-like.ts";
import { shownPricesOf } from "../order/price-and-stock-changes.ts";
import {
  capToStock,
  chargesOf,
  feeMinorOf,
  itemsOf,
  methodOf,
  orderProblem,
  quantityOf,
  totalMinorOf,
} from "../order/rules.ts";
import { loadEntries, saveEntries, tabStorage } from "../order/saved-entries.ts";
import { ChargeList } from "./charge-list.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { OrderBar } from "./order-bar.tsx";

/** Enter submits the form without leaving the field: an invalid quantity is corrected first, and the form not sent. */
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
  view: CartView;
  token: string;
  needs: { name: boolean; phone: boolean };
  siteUrl: string;
  cardLabels: CardLabels;
  isSending: boolean;
  /** Whether to restore what was typed before a reload. */
  isFirst: boolean;
  onOrder: (form: URLSearchParams) => void;
  /** Called with the phone number, as it is typed or restored. */
  onPhone: (phone: string) => void;
};

/**
 * The order as a plain form. The fields hold the values; with a script, they are read back after every change to update
 * the total, the room left in add-on groups and what is missing.
 */
export function OrderForm({ view, token, needs, siteUrl, cardLabels, isSending, isFirst, onOrder, onPhone }: Props) {
  const t = useTranslations("form");
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(view.cart);
  const [isLive, setIsLive] = useState(false);
  const [isChecked, setIsChecked] = useState(view.problem?.kind === "invalid");
  const [failedTries, setFailedTries] = useState(0);
  /** What stood in the field for the number when it was left. */
  const [leftPhone, setLeftPhone] = useState("");

  const reread = () => {
    if (!form.current) return;
    const params = paramsOf(form.current);
    setLive(capToStock(withOrder(view.cart, parseOrderForm(params))));
    saveEntries(tabStorage(), token, params);
    onPhone(params.get("phone") ?? "");
  };
  useEffect(() => {
    // The fields may be filled before hydration: typed while the script loaded, or restored after a reload.
    if (form.current && isFirst) fillForm(form.current, loadEntries(tabStorage(), token));
    if (form.current) {
      const now = capToStock(withOrder(view.cart, parseOrderForm(paramsOf(form.current))));
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
  const method = methodOf(live);
  const goodsMinor = totalMinorOf(live.products);
  const feeMinor = feeMinorOf(method, goodsMinor);
  const charges = chargesOf(view.cart.charges, goodsMinor);
  const chargesMinor = charges.reduce((sum, { minor }) => sum + minor, 0);
  const needsPlace = method?.asks_place === true && live.delivery.place === "";
  const isUntouched = live.customer === view.cart.customer;
  const placeNow = live.delivery.place;
  const { field, detail } = view.problem ?? {};
  const { phone } = live.customer;
  const phoneProblem = phone === "" ? needs.phone && "phoneMissing" : !isPhoneLike(phone) && "phoneWrong";
  const errors = {
    name: isChecked && needs.name && live.customer.name === "" ? t("nameMissing") : undefined,
    phone: phoneProblem && (isChecked || (phone !== "" && phone === leftPhone)) ? t(phoneProblem) : undefined,
    // The server's error on a field stays until the field changes.
    ...(field && field !== "place" && (isUntouched || live.customer[field] === view.cart.customer[field])
      ? { [field]: detail }
      : {}),
  };
  const placeSaid = field === "place" && placeNow === view.cart.delivery.place ? detail : undefined;
  const placeError = placeSaid ?? (isChecked && needsPlace ? t("placeMissing") : undefined);
  const objection =
    problem === "empty" || problem === "too-large"
      ? t(`check.${problem}`)
      : problem || errors.name || errors.phone || placeError
        ? t("check.text")
        : undefined;

  function order(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || leftFieldCorrected()) return;
    const needsName = needs.name && live.customer.name === "";
    setIsChecked(true);
    if (problem || needsName || phoneProblem || needsPlace) setFailedTries((count) => count + 1);
    else onOrder(paramsOf(event.currentTarget));
  }

  const isRetry = view.problem?.kind === "busy" || view.problem?.kind === "unreachable";
  const action = isRetry ? t("retry") : view.problem?.kind === "changed" ? t("accept") : t("submit");
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
      <input type="hidden" name="shown" value={shownField(shownPricesOf(view.cart))} />
      <fieldset
        disabled={isSending}
        className="min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6"
      >
        <section aria-labelledby="products-title" className="min-w-0">
          <h2 id="products-title" className="mb-3 font-semibold text-lg">
            {t("productsTitle")}
          </h2>
          <div className="space-y-3">
            {itemsOf(live.products).map((product) => (
              <ProductCard
                key={`${product.id} ${product.item}`}
                product={product}
                siteUrl={siteUrl}
                isChecked={isChecked}
                labels={cardLabels}
                onSettle={onSettle}
              />
            ))}
          </div>
        </section>
        <div className="contents lg:sticky lg:top-6 lg:mt-10 lg:block">
          <div className="mt-4 flex flex-col gap-4 lg:mt-0">
            <DeliveryFields
              cart={view.cart}
              asksPlace={!isLive || method?.asks_place === true}
              placeError={placeError}
            />
            <CustomerFields cart={view.cart} needs={needs} errors={errors} onPhoneLeft={setLeftPhone} />
            <ChargeList charges={charges} currency={view.cart.currency} />
          </div>
          <OrderBar
            totalMinor={goodsMinor === undefined ? undefined : goodsMinor + chargesMinor + feeMinor}
            feeMinor={feeMinor}
            chargesMinor={chargesMinor}
            currency={view.cart.currency}
            quantity={quantityOf(live.products)}
            objection={isChecked ? objection : undefined}
            action={action}
            isSending={isSending}
          />
        </div>
      </fieldset>
    </form>
  );
}
