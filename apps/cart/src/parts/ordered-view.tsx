import type { Cart } from "@mauzo/contract/cart";
import { isolated } from "@mauzo/format/isolated";
import { formatMoney } from "@mauzo/format/money";
import { lineName } from "@mauzo/product-faces/cart/line-name";
import type { Ref } from "react";
import type { Labels } from "../labels/labels.ts";
import { chosenOf } from "../order/rules.ts";

type Props = { cart: Cart; receiptUrl: string; siteUrl: string; labels: Labels; ref?: Ref<HTMLHeadingElement> };

/** What was ordered, for as long as the link lives. */
export function OrderedView({ cart, receiptUrl, siteUrl, labels, ref }: Props) {
  const { customer, note } = cart;
  const shopName = isolated(cart.shop_name);
  const lines = cart.products.flatMap((product) => chosenOf(product).map((choice) => ({ product, choice })));
  return (
    <section
      aria-labelledby="thanks-title"
      className="mx-auto max-w-xl rounded-card border border-line bg-card p-4 md:p-6"
    >
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-primary-soft text-2xl text-primary-strong"
      >
        ✓
      </span>
      <h2 ref={ref} id="thanks-title" tabIndex={-1} className="mt-3 wrap-anywhere font-semibold text-xl">
        {labels.thanks(shopName)}
      </h2>
      <p className="mt-1 text-muted">{labels.thanksText}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {lines.map(({ product, choice }) => (
          <li key={`${product.id} ${choice.id}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="tabular-nums">{choice.quantity} × </span>
              <bdi>{lineName(product, choice)}</bdi>
            </span>
            <span className="ml-auto tabular-nums">
              {formatMoney({ minor: choice.price.minor * choice.quantity, currency: choice.price.currency })}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 space-y-2">
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold text-lg">
          <dt>{labels.total}</dt>
          <dd className="tabular-nums">{formatMoney(cart.total)}</dd>
        </div>
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
        {note && (
          <div>
            <dt className="text-muted">{labels.note}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{note}</dd>
          </div>
        )}
      </dl>
      <a
        href={receiptUrl}
        target="_blank"
        rel="noopener"
        className="mt-5 grid min-h-12 place-items-center rounded-control border border-primary px-5 text-center font-semibold text-primary hover:bg-primary-soft"
      >
        {labels.receipt}
      </a>
      <a
        href={`${siteUrl}/shops/${encodeURIComponent(cart.shop_slug)}`}
        className="wrap-anywhere mt-3 grid min-h-12 place-items-center rounded-control border border-primary px-5 text-center font-semibold text-primary hover:bg-primary-soft"
      >
        {labels.chatAgain(shopName)}
      </a>
    </section>
  );
}
