import type { Cart } from "@mauzo/contract/orders/cart";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { methodOf } from "../order/rules.ts";

type Props = {
  /** The cart as the page opened; later choices are in the fields. */
  cart: Cart;
  /** Whether the delivery method chosen now asks for a place. */
  asksPlace: boolean;
  placeError: string | undefined;
};

/** The shop's delivery methods to choose from, and the place to deliver to. */
export function DeliveryFields({ cart, asksPlace, placeError }: Props) {
  const t = useTranslations("form");
  const id = useId();
  if (cart.methods.length === 0) return null;
  const chosen = methodOf(cart);
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-card p-4">
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        {t("deliveryTitle")}
      </h2>
      <fieldset aria-labelledby={`${id}-title`} className="mt-1">
        {cart.methods.map((method) => (
          <label key={method.id} className="flex min-h-12 items-center gap-3 py-1">
            <input
              type="radio"
              name="delivery_method"
              value={method.id}
              defaultChecked={method.id === chosen?.id}
              className="size-5 shrink-0"
            />
            <span className="min-w-0 flex-1">
              <bdi className="wrap-anywhere block">{method.name}</bdi>
              {method.free_from && method.fee.minor > 0 && (
                <span className="block text-muted text-sm">
                  {t("freeFrom", { amount: formatMoney(method.free_from) })}
                </span>
              )}
            </span>
            <span className="tabular-nums">{method.fee.minor > 0 ? formatMoney(method.fee) : t("noFee")}</span>
          </label>
        ))}
      </fieldset>
      {cart.methods.some(({ asks_place }) => asks_place) && (
        <div hidden={!asksPlace}>
          <label htmlFor={`${id}-place`} className="mt-3 block font-medium text-sm">
            {t("place")}
          </label>
          <textarea
            id={`${id}-place`}
            name="place"
            defaultValue={cart.delivery.place}
            maxLength={200}
            rows={2}
            autoComplete="street-address"
            aria-invalid={placeError !== undefined || undefined}
            aria-describedby={placeError === undefined ? `${id}-hint` : `${id}-error`}
            className="mt-1.5 w-full rounded-control border border-line-strong bg-card px-3 py-2 text-base hover:border-muted aria-invalid:border-danger"
          />
          {placeError !== undefined && (
            <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm">
              {placeError}
            </p>
          )}
          <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
            {t("placeHint")}
          </p>
        </div>
      )}
    </section>
  );
}
