import type { Cart } from "@mauzo/contract/orders/cart";
import type { Money } from "@mauzo/contract/shared";
import { isolated } from "@mauzo/format/isolated";
import { formatMoney } from "@mauzo/format/money";
import { unitsOf } from "@mauzo/product-faces/cart/group-states";
import { lineName } from "@mauzo/product-faces/cart/line-name";
import type { Ref } from "react";
import { cartPath } from "../../cart-token.ts";
import type { Language } from "../../labels/language.ts";
import { type OrderedLabels, orderedLabelsIn } from "../../labels/ordered-labels.ts";
import type { Cancelling } from "../../order/cancelling.ts";
import type { Claiming } from "../../order/claiming.ts";
import { whyNotCancelled, wordsOf } from "../../order/progress.ts";
import { CancelForm } from "./cancel-form.tsx";
import { Claims } from "./claims.tsx";
import { StepBar, Timeline } from "./order-state.tsx";
import { Sums } from "./sums.tsx";

type Props = {
  cart: Cart;
  token: string;
  /** What came of cancelling it just before. */
  cancelling: Cancelling | undefined;
  /** What came of saying just before that something was paid, and the name of what is said next. */
  claiming: Claiming | undefined;
  attempt: string;
  receiptUrl: string;
  pictureUrl: string;
  siteUrl: string;
  language: Language;
  ref?: Ref<HTMLHeadingElement>;
};

function cancelledText(cancelling: Cancelling, { order }: Cart, labels: OrderedLabels): string | undefined {
  if (cancelling === "unreachable") return labels.cancelUnreachable;
  if (cancelling === "done" || !order || order.may_cancel) return undefined;
  return labels.notCancelled[whyNotCancelled(order)];
}

type ChoicesProps<T> = { choices: T[]; nameOf: (choice: T) => string; mark?: string };

/** So many of each, and what they come to. */
function Choices<T extends { price: Money; quantity: number }>({ choices, nameOf, mark = "" }: ChoicesProps<T>) {
  return choices.map((choice, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was ordered does not move, and may be there at two prices
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

/** What was ordered and where it stands, for as long as the link lives. */
export function OrderedView(props: Props) {
  const { cart, token, cancelling, claiming, attempt, receiptUrl, pictureUrl, siteUrl, language, ref } = props;
  const labels = orderedLabelsIn(language);
  const { customer, delivery, note, order } = cart;
  const words = order && wordsOf(order.faces, language, labels.goods);
  const isCancelled = order?.goods === "cancelled";
  const said = cancelling && cancelledText(cancelling, cart, labels);
  const shopName = isolated(cart.shop_name);
  return (
    <section
      aria-labelledby="thanks-title"
      className="mx-auto max-w-xl rounded-card border border-line bg-card p-4 md:p-6"
    >
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-primary-soft text-2xl text-primary-strong"
      >
        {isCancelled ? "×" : "✓"}
      </span>
      <h2 ref={ref} id="thanks-title" tabIndex={-1} className="mt-3 wrap-anywhere font-semibold text-xl">
        {isCancelled ? labels.cancelledTitle : labels.thanks(shopName)}
      </h2>
      <p className="mt-1 text-muted">{labels.thanksText}</p>
      {said && (
        <p role="alert" className="mt-3 rounded-control border border-danger bg-danger-soft p-3">
          {said}
        </p>
      )}
      {order && words && <StepBar order={order} words={words} labels={labels} />}
      <a href={cartPath(token)} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {labels.readAgain}
      </a>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {cart.products.filter(unitsOf).map((product) => (
          <li key={`${product.id} ${product.item}`} className="flex flex-col gap-y-2 py-3">
            <Choices choices={product.variants} nameOf={(choice) => lineName(product, choice)} />
            {product.add_ons.length > 0 && (
              <div className="flex flex-col gap-y-1 border-line border-l-2 pl-3 text-muted">
                <Choices choices={product.add_ons} nameOf={({ name }) => name} mark="+ " />
              </div>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-3 space-y-2">
        <Sums cart={cart} labels={labels} />
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{labels.orderNumber}</dt>
          <dd className="break-all tabular-nums">{cart.order_id}</dd>
        </div>
        {(customer.name || customer.phone) && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{labels.orderedBy}</dt>
            <dd className="wrap-anywhere">{[isolated(customer.name), customer.phone].filter(Boolean).join(", ")}</dd>
          </div>
        )}
        {delivery.way && (
          <div>
            <dt className="text-muted">{labels.delivery}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {[isolated(delivery.way), isolated(delivery.place)].filter(Boolean).join(", ")}
            </dd>
          </div>
        )}
        {note && (
          <div>
            <dt className="text-muted">{labels.note}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{note}</dd>
          </div>
        )}
      </dl>
      <Claims {...{ cart, token, attempt, claiming, pictureUrl, language, labels }} />
      {order && words && (
        <Timeline steps={order.steps} words={words} timeZone={cart.time_zone} language={language} labels={labels} />
      )}
      <a
        href={receiptUrl}
        target="_blank"
        rel="noopener"
        className="mt-5 grid min-h-12 place-items-center rounded-control border border-primary px-5 text-center font-semibold text-primary hover:bg-primary-soft"
      >
        {order && order.paid.minor > 0 ? labels.receipt : labels.invoice}
      </a>
      <a
        href={`${siteUrl}/shops/${encodeURIComponent(cart.shop_slug)}`}
        className="wrap-anywhere mt-3 grid min-h-12 place-items-center rounded-control border border-primary px-5 text-center font-semibold text-primary hover:bg-primary-soft"
      >
        {labels.chatAgain(shopName)}
      </a>
      {order?.may_cancel && <CancelForm token={token} labels={labels} />}
      {order && !order.may_cancel && whyNotCancelled(order) === "claimed" && (
        <p className="mt-3 text-muted text-sm">{labels.cancelLooking}</p>
      )}
    </section>
  );
}
