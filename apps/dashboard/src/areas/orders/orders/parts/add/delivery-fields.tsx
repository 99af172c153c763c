"use client";

import type { OrderDraft } from "@mauzo/contract/orders/order-drafts";
import type { DeliveryWay } from "@mauzo/contract/shop/delivery-ways";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "use-intl";
import { MoneyInput } from "../../../../../components/form/money-input.tsx";

type Props = {
  draft: OrderDraft;
  /** The shop's ways; none of them where it has none, or while they are not here. */
  ways: readonly DeliveryWay[];
  /** What bringing it costs now, in minor units: as the way says, unless somebody wrote another amount. */
  fee: number | undefined;
  currency: string;
  onChange: (part: Partial<OrderDraft>) => void;
};

/** How an order comes to its customer, where to, and for how much. */
export function DeliveryFields({ draft, ways, fee, currency, onChange }: Props) {
  const t = useTranslations("addOrder");
  const input = useTranslations("input");
  const { way } = draft;
  // One that the shop has no more stays as it was chosen.
  const offered = way && !ways.some(({ id }) => id === way.id) ? [way, ...ways] : ways;
  return (
    <>
      {offered.length > 0 && (
        <Field label={t("way")}>
          {(control) => (
            <Select
              {...control}
              value={way?.id ?? ""}
              onChange={({ target }) =>
                onChange({ way: offered.find(({ id }) => id === target.value), delivery: undefined })
              }
            >
              <option value="">{t("noWay")}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {(way === undefined || way.asks_place || draft.place !== undefined) && (
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
      <Field label={t("delivery")}>
        {(control) => (
          <MoneyInput
            {...control}
            key={way?.id}
            currency={currency}
            value={fee}
            onChange={(delivery) => onChange({ delivery })}
          />
        )}
      </Field>
    </>
  );
}
