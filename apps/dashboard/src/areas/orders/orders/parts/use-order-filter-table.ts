import { attentionKinds, fulfilmentStatuses, paymentStatuses } from "@mauzo/contract/orders/order-states";
import { orderChannels, orderList, saleFilters } from "@mauzo/contract/orders/orders";
import { sourceKinds } from "@mauzo/contract/shop/touches";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import { useFulfilmentAppearance } from "../../../../entities/orders/order/labels.ts";
import { isRange } from "../../../../lib/list/day-range.ts";
import type { useOrderFilters } from "../filters.ts";

type Filters = ReturnType<typeof useOrderFilters>[0];
type Change = (filters: Partial<Omit<Filters, "status" | "search" | "pages">>) => void;

/** The order list's filters beside the status, and its order. */
export function useOrderFilterTable(
  filters: Filters,
  { currency, takers }: { currency: string; takers: readonly { id: string; name: string }[] },
  onChange: Change,
): readonly ListFilter[] {
  const t = useTranslations("orders");
  const appearanceOf = useFulfilmentAppearance();
  const { from, to, fulfilment, payment, attention, sale, channel, source, taken_by, least, most, sort } = filters;
  return [
    choiceFilter({
      ...{ id: "attention", label: t("attentionFilter"), values: attentionKinds, value: attention },
      nameOf: (value) => t(`attention.${value}`),
      onChange: (value) => onChange({ attention: value }),
    }),
    choiceFilter({
      ...{ id: "fulfilment", label: t("goodsFilter"), values: fulfilmentStatuses, value: fulfilment },
      nameOf: (value) => appearanceOf(value).word,
      onChange: (value) => onChange({ fulfilment: value }),
    }),
    choiceFilter({
      ...{ id: "payment", label: t("moneyFilter"), values: paymentStatuses, value: payment },
      nameOf: (value) => t(`money.${value}`),
      onChange: (value) => onChange({ payment: value }),
    }),
    choiceFilter({
      ...{ id: "sale", label: t("saleFilter"), values: saleFilters, value: sale },
      nameOf: (value) => t(`sale.${value}`),
      onChange: (value) => onChange({ sale: value }),
    }),
    {
      kind: "days",
      ...{ id: "days", label: t("days") },
      range: from && to && isRange({ from, to }) ? { from, to } : undefined,
      onChange: (range) => onChange({ from: range?.from ?? null, to: range?.to ?? null }),
    },
    { kind: "amounts", ...{ id: "total", label: t("total"), least, most, currency }, onChange },
    choiceFilter({
      ...{ id: "channel", label: t("channelColumn"), values: orderChannels, value: channel },
      nameOf: (value) => t(`channel.${value}`),
      onChange: (value) => onChange({ channel: value }),
    }),
    choiceFilter({
      ...{ id: "source", label: t("sourceFilter"), values: sourceKinds, value: source },
      nameOf: (value) => t(`source.${value}`),
      onChange: (value) => onChange({ source: value, source_id: null, touch: null }),
    }),
    ...(taken_by || takers.length > 1
      ? [
          choiceFilter({
            ...{ id: "taken", label: t("takenFilter"), value: taken_by },
            values: [...new Set([...takers.map(({ id }) => id), ...(taken_by ? [taken_by] : [])])],
            nameOf: (value) => takers.find(({ id }) => id === value)?.name ?? t("takenByOne"),
            onChange: (value) => onChange({ taken_by: value }),
          }),
        ]
      : []),
    choiceFilter({
      ...{ id: "sort", label: t("sortOrder"), values: orderList.sorts, value: sort, unset: orderList.first },
      isOrder: true,
      nameOf: (value) => t(`sort.${value}`),
      onChange: (value) => onChange({ sort: value ?? orderList.first }),
    }),
  ];
}
