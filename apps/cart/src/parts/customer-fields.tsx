import type { Cart } from "@mauzo/contract/orders/cart";
import { useTranslations } from "next-intl";
import { useId } from "react";

type FieldErrors = { name?: string; phone?: string };
type Needs = { name: boolean; phone: boolean };
type Props = { cart: Pick<Cart, "customer" | "note">; needs: Needs; errors: FieldErrors };

const control =
  "mt-1.5 w-full rounded-control border border-line-strong bg-card px-3 text-base hover:border-muted aria-invalid:border-danger";

function ErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className="mt-1.5 font-medium text-danger text-sm">
      {text}
    </p>
  );
}

/** The customer's name and phone number, and a note to the shop. */
export function CustomerFields({ cart, needs, errors }: Props) {
  const t = useTranslations("form");
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-card p-4">
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        {t("customerTitle")}
      </h2>
      <label htmlFor={`${id}-name`} className="mt-3 block font-medium text-sm">
        {t("name")}
      </label>
      <input
        id={`${id}-name`}
        name="name"
        defaultValue={cart.customer.name}
        required={needs.name}
        maxLength={80}
        autoComplete="name"
        pattern=".*\S.*"
        aria-invalid={errors.name !== undefined || undefined}
        aria-describedby={errors.name === undefined ? undefined : `${id}-name-error`}
        className={`${control} h-12`}
      />
      <ErrorText id={`${id}-name-error`} text={errors.name} />
      <label htmlFor={`${id}-phone`} className="mt-4 block font-medium text-sm">
        {t("phone")}
      </label>
      <input
        id={`${id}-phone`}
        type="tel"
        name="phone"
        defaultValue={cart.customer.phone}
        required={needs.phone}
        maxLength={32}
        autoComplete="tel"
        pattern=".*\S.*"
        aria-invalid={errors.phone !== undefined || undefined}
        aria-describedby={errors.phone === undefined ? `${id}-phone-hint` : `${id}-phone-error`}
        className={`${control} h-12`}
      />
      <ErrorText id={`${id}-phone-error`} text={errors.phone} />
      <p id={`${id}-phone-hint`} className="mt-1.5 text-muted text-sm">
        {t("phoneHint")}
      </p>
      <label htmlFor={`${id}-note`} className="mt-4 block font-medium text-sm">
        {t("note")} <span className="font-normal text-muted">{t("optional")}</span>
      </label>
      <textarea
        id={`${id}-note`}
        name="note"
        defaultValue={cart.note}
        maxLength={500}
        rows={3}
        className={`${control} py-2`}
      />
    </section>
  );
}
