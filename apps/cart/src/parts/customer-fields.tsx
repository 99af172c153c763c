import type { Cart } from "@mauzo/contract/orders/cart";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { CartField, CartInput } from "./cart-field.tsx";

type FieldErrors = { name?: string; phone?: string };
type Needs = { name: boolean; phone: boolean };
type Props = {
  cart: Pick<Cart, "customer" | "note">;
  needs: Needs;
  errors: FieldErrors;
  /** Called with what stands in the phone's field when it is left. */
  onPhoneLeft: (phone: string) => void;
};

/** The customer's name and phone number, and a note to the shop. */
export function CustomerFields({ cart, needs, errors, onPhoneLeft }: Props) {
  const t = useTranslations("form");
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-card p-4">
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        {t("customerTitle")}
      </h2>
      <CartField label={t("name")} error={errors.name}>
        {(control) => (
          <CartInput
            {...control}
            name="name"
            defaultValue={cart.customer.name}
            required={needs.name}
            maxLength={80}
            autoComplete="name"
            pattern=".*\S.*"
          />
        )}
      </CartField>
      <CartField label={t("phone")} hint={t("phoneHint")} error={errors.phone}>
        {(control) => (
          <CartInput
            {...control}
            type="tel"
            name="phone"
            onBlur={({ target }) => onPhoneLeft(target.value.trim())}
            defaultValue={cart.customer.phone}
            required={needs.phone}
            maxLength={32}
            autoComplete="tel"
            pattern=".*\S.*"
          />
        )}
      </CartField>
      <CartField label={t("note")} aside={t("optional")}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            defaultValue={cart.note}
            maxLength={500}
            rows={3}
            className="md:text-base!"
          />
        )}
      </CartField>
    </section>
  );
}
