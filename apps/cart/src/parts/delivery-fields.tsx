import type { Cart } from "@mauzo/contract/orders/cart";
import { formatMoney } from "@mauzo/format/money";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { methodOf } from "../order/rules.ts";
import { CartField } from "./cart-field.tsx";

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
          <RadioChoice
            key={method.id}
            name="delivery_method"
            value={method.id}
            defaultChecked={method.id === chosen?.id}
            className="min-h-12 py-1"
          >
            <span className="min-w-0 flex-1">
              <bdi className="wrap-anywhere block">{method.name}</bdi>
              {method.free_from && method.fee.minor > 0 && (
                <span className="block text-muted text-sm">
                  {t("freeFrom", { amount: formatMoney(method.free_from) })}
                </span>
              )}
            </span>
            <span className="tabular-nums">{method.fee.minor > 0 ? formatMoney(method.fee) : t("noFee")}</span>
          </RadioChoice>
        ))}
      </fieldset>
      {cart.methods.some(({ asks_place }) => asks_place) && (
        <div hidden={!asksPlace}>
          <CartField label={t("place")} hint={t("placeHint")} error={placeError}>
            {(control) => (
              <Textarea
                {...control}
                name="place"
                defaultValue={cart.delivery.place}
                maxLength={200}
                rows={2}
                autoComplete="street-address"
                className="min-h-16! md:text-base!"
              />
            )}
          </CartField>
        </div>
      )}
    </section>
  );
}
