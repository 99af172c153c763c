"use client";

import type { OrderDraft } from "@mauzo/contract/orders/order-drafts";
import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import type { TypedAmount } from "@mauzo/format/amount/typed-amount";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../../components/form/amount-field.tsx";

type Props = {
  draft: OrderDraft;
  /** The shop's delivery methods; empty if it has none, or while they load. */
  methods: readonly DeliveryMethod[];
  /** The current delivery fee in minor units: the method's, unless another amount was typed. */
  fee: TypedAmount | undefined;
  currency: string;
  onChange: (part: Partial<OrderDraft>) => void;
};

/** The delivery of an order: method, place and fee. */
export function DeliveryFields({ draft, methods, fee, currency, onChange }: Props) {
  const t = useTranslations("addOrder");
  const input = useTranslations("input");
  const { deliveryMethod } = draft;
  // A method that the shop no longer has stays as it was chosen.
  const offered =
    deliveryMethod && !methods.some(({ id }) => id === deliveryMethod.id) ? [deliveryMethod, ...methods] : methods;
  return (
    <>
      {offered.length > 0 && (
        <Field label={t("way")}>
          {(control) => (
            <Select
              {...control}
              value={deliveryMethod?.id ?? ""}
              onChange={({ target }) =>
                onChange({ deliveryMethod: offered.find(({ id }) => id === target.value), delivery: undefined })
              }
            >
              <option value="">{t("noMethod")}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {(deliveryMethod === undefined || deliveryMethod.asks_place || draft.place !== undefined) && (
        <Field label={t("place")} aside={input("optional")}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={200}
              value={draft.place ?? ""}
              onChange={({ target }) => onChange({ place: target.value === "" ? undefined : target.value })}
            />
          )}
        </Field>
      )}
      <AmountField
        key={deliveryMethod?.id}
        label={t("delivery")}
        unit={currency}
        value={fee}
        onChange={(delivery) => onChange({ delivery })}
      />
    </>
  );
}
