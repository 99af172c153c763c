import type { Cart } from "@mauzo/contract/orders/cart";
import type { Money } from "@mauzo/contract/shared";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { pictureUrl } from "@mauzo/format/picture-urls";
import { lineName } from "@mauzo/product-cards/cart/line-name";
import { unitsOf } from "@mauzo/selling/units-of";
import { buttonClass } from "@mauzo/ui/button-class";
import { HowToPay } from "@mauzo/ways-to-pay/how-to-pay";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { cartPath, payPath } from "../../cart-token.ts";
import type { Language } from "../../i18n/language.ts";
import { stepLabelsOf, whyNotCancelled } from "../../order/progress.ts";
import type { CancelResult } from "../../order/results/cancel-result.ts";
import type { ClaimResult } from "../../order/results/payment-claim-result.ts";
import { Toast } from "../toasts/toast.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { OrderProgressBar, Timeline } from "./order-progress-bar.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { OrderedPicture } from "./ordered-picture.tsx";
import { PaymentClaims } from "./payment-claims.tsx";

type Props = {
  cart: Cart;
  token: string;
  /** The result of cancelling it just before. */
  cancelling: CancelResult | undefined;
  /** The result of the claim sent just before. `attempt` is the idempotency key of the next one. */
  claiming: ClaimResult | undefined;
  attempt: string;
  receiptUrl: string;
  pictureUrl: string;
  siteUrl: string;
  /** Whose phones can be asked to pay; empty: none can. */
  networks: string;
  language: Language;
  /** It was placed just before. */
  isNew: boolean;
  ref?: Ref<HTMLHeadingElement>;
};

type Translate = ReturnType<typeof useTranslations<"ordered">>;

function cancelledText(cancelling: CancelResult, { order }: Cart, t: Translate): string | undefined {
  if (cancelling === "unreachable") return t("cancelUnreachable");
  if (cancelling === "done" || !order || order.may_cancel) return undefined;
  return t(`notCancelled.${whyNotCancelled(order)}`);
}

type ChoicesProps<T> = { choices: T[]; nameOf: (choice: T) => string; mark?: string };

/** One line per choice: quantity, name and price. */
function Choices<T extends { price: Money; quantity: number }>({ choices, nameOf, mark = "" }: ChoicesProps<T>) {
  return choices.map((choice, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ordered lines never move, and one may be there at two prices
    <p key={place} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <span className="tabular-nums">
          {mark}
          {choice.quantity} ×{" "}
        </span>
        <bdi>{nameOf(choice)}</bdi>
      </span>
      <span className="ml-auto tabular-nums">
        {formatMoney({ minor: choice.price.minor * choice.quantity, currency: choice.price.currency })}
      </span>
    </p>
  ));
}

/** The placed order and its status, for as long as the link is valid. */
export function OrderedView(props: Props) {
  const t = useTranslations("ordered");
  const { cart, token, cancelling, claiming, attempt, receiptUrl, siteUrl, networks, language, isNew, ref } = props;
  const { customer, delivery, note, order } = cart;
  const words = order && stepLabelsOf(order.appearance, language, (status) => t(`goods.${status}`));
  const isCancelled = order?.fulfilment === "cancelled";
  const said = cancelling && cancelledText(cancelling, cart, t);
  const shopName = isolateBidi(cart.shop_name);
  // Whoever is not told how to pay asks in the chat.
  const isUntold = order !== null && order.owed.minor > 0 && order.ways.length === 0;
  const chat = (
    <a
      href={`${siteUrl}/shops/${encodeURIComponent(cart.shop_slug)}`}
      className={`wrap-anywhere mt-3 grid min-h-12 place-items-center rounded-control border border-primary px-5 text-center font-semibold ${isUntold ? "bg-primary text-on-primary hover:bg-primary-strong" : "text-primary hover:bg-primary-soft"}`}
    >
      {t("chatAgain", { shop: shopName })}
    </a>
  );
  return (
    <section
      aria-labelledby="thanks-title"
      className="mx-auto max-w-xl rounded-card border border-line bg-card p-4 md:p-6"
    >
      {isNew && <Toast />}
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-primary-soft text-2xl text-primary-strong"
      >
        {isCancelled ? "×" : "✓"}
      </span>
      <h2 ref={ref} id="thanks-title" tabIndex={-1} className="mt-3 wrap-anywhere font-semibold text-xl">
        {isCancelled ? t("cancelledTitle") : t("thanks", { shop: shopName })}
      </h2>
      <p className="mt-1 text-muted">{t("thanksText")}</p>
      {said && (
        <p role="alert" className="mt-3 rounded-control border border-danger bg-danger-soft p-3">
          {said}
        </p>
      )}
      {order && words && <OrderProgressBar order={order} words={words} />}
      <a href={cartPath(token)} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t("readAgain")}
      </a>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {cart.products
          .filter(({ variants }) => unitsOf(variants) > 0)
          .map((product) => (
            <li key={`${product.id} ${product.item}`} className="flex gap-3 py-3">
              <OrderedPicture picture={pictureUrl(product.image_url, siteUrl)} name={product.name} />
              <div className="flex min-w-0 flex-1 flex-col gap-y-2">
                <Choices choices={product.variants} nameOf={(choice) => lineName(product, choice)} />
                {product.add_ons.length > 0 && (
                  <div className="flex flex-col gap-y-1 border-line border-l-2 pl-3 text-muted">
                    <Choices choices={product.add_ons} nameOf={({ name }) => name} mark="+ " />
                  </div>
                )}
              </div>
            </li>
          ))}
      </ul>
      <dl className="mt-3 space-y-2">
        <OrderTotals cart={cart} />
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t("orderNumber")}</dt>
          <dd className="break-all tabular-nums">{cart.order_id}</dd>
        </div>
        {(customer.name || customer.phone) && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t("orderedBy")}</dt>
            <dd className="wrap-anywhere">{[isolateBidi(customer.name), customer.phone].filter(Boolean).join(", ")}</dd>
          </div>
        )}
        {delivery.method && (
          <div>
            <dt className="text-muted">{t("delivery")}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {[isolateBidi(delivery.method), isolateBidi(delivery.place)].filter(Boolean).join(", ")}
            </dd>
          </div>
        )}
        {note && (
          <div>
            <dt className="text-muted">{t("note")}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{note}</dd>
          </div>
        )}
      </dl>
      {order && order.owed.minor > 0 && networks !== "" && (
        <a href={payPath(token)} className={buttonClass("primary", "lg", "mt-4 min-h-12 w-full font-semibold")}>
          {t("payByPhone", { networks })}
        </a>
      )}
      {order && order.owed.minor > 0 && order.ways.length > 0 && (
        <HowToPay ways={order.ways} takesCash={order.takes_cash} amount={formatMoney(order.owed)} language={language} />
      )}
      {isUntold && <p className="mt-5 rounded-control border border-line p-4">{t("payUntold")}</p>}
      {isUntold && chat}
      <PaymentClaims {...{ cart, token, attempt, claiming, language }} pictureUrl={props.pictureUrl} />
      {order && words && <Timeline steps={order.steps} words={words} timeZone={cart.time_zone} language={language} />}
      <a
        href={receiptUrl}
        target="_blank"
        rel="noopener"
        className="mt-5 grid min-h-12 place-items-center rounded-control border border-primary px-5 text-center font-semibold text-primary hover:bg-primary-soft"
      >
        {order && order.paid.minor > 0 ? t("receipt") : t("invoice")}
      </a>
      {!isUntold && chat}
      {order?.may_cancel && <CancelForm token={token} />}
      {order && !order.may_cancel && whyNotCancelled(order) === "claimed" && (
        <p className="mt-3 text-muted text-sm">{t("cancelLooking")}</p>
      )}
    </section>
  );
}
