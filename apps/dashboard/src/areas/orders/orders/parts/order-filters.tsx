"use client";

import { attentionKinds, fulfilmentStatuses, paymentStatuses } from "@mauzo/contract/orders/order-states";
import { orderChannels, orderList } from "@mauzo/contract/orders/orders";
import { controlClass } from "@mauzo/ui/control-class";
import { Select } from "@mauzo/ui/select";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateRangePicker } from "../../../../components/form/date-range-picker.tsx";
import { AmountFilter } from "../../../../components/list/amount-filter.tsx";
import { SortSelect } from "../../../../components/list/sort-select.tsx";
import { Popover } from "../../../../components/popover.tsx";
import { useFulfilmentAppearance } from "../../../../entities/orders/order/labels.ts";
import { isRange } from "../../../../lib/day-range.ts";
import type { useOrderFilters } from "../filters.ts";

type Filters = ReturnType<typeof useOrderFilters>[0];
type Choice = "fulfilment" | "payment" | "attention" | "channel" | "from" | "to" | "least" | "most" | "sort";
type Props = Pick<Filters, Choice> & { currency: string; onChange: (filters: Partial<Pick<Filters, Choice>>) => void };

/** The order list's filters beside the status: days, fulfilment, payment, attention, channel, amounts; and its order. */
export function OrderFilters({
  fulfilment,
  payment,
  attention,
  channel,
  from,
  to,
  least,
  most,
  sort,
  currency,
  onChange,
}: Props) {
  const t = useTranslations("orders");
  const input = useTranslations("input");
  const appearanceOf = useFulfilmentAppearance();
  const [open, setOpen] = useState(false);
  const range = from && to && isRange({ from, to }) ? { from, to } : undefined;
  const days = range ? (range.from === range.to ? range.from : `${range.from} – ${range.to}`) : input("anyTime");
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap big-text:grid-cols-1">
      <Popover
        label={t("days")}
        open={open}
        onOpenChange={setOpen}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={controlClass("flex h-9 items-center justify-between gap-2 sm:w-40 pointer-coarse:h-11")}
          >
            <span className="truncate">{days}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </button>
        )}
      >
        <DateRangePicker
          value={range}
          onChange={(next) => onChange({ from: next?.from ?? null, to: next?.to ?? null })}
        />
      </Popover>
      <Choices
        label={t("goodsFilter")}
        any={t("anyGoods")}
        values={fulfilmentStatuses}
        value={fulfilment}
        nameOf={(value) => appearanceOf(value).word}
        onChoose={(value) => onChange({ fulfilment: value })}
      />
      <Choices
        label={t("moneyFilter")}
        any={t("anyMoney")}
        values={paymentStatuses}
        value={payment}
        nameOf={(value) => t(`money.${value}`)}
        onChoose={(value) => onChange({ payment: value })}
      />
      <Choices
        label={t("attentionFilter")}
        any={t("anyAttention")}
        values={attentionKinds}
        value={attention}
        nameOf={(value) => t(`attention.${value}`)}
        onChoose={(value) => onChange({ attention: value })}
      />
      <Choices
        label={t("channelColumn")}
        any={t("anyChannel")}
        values={orderChannels}
        value={channel}
        nameOf={(value) => t(`channel.${value}`)}
        onChoose={(value) => onChange({ channel: value })}
      />
      <AmountFilter
        words={{ filter: t("amounts"), amount: t("total"), any: t("anyAmount") }}
        {...{ least, most, currency, onChange }}
      />
      <SortSelect
        label={t("sortOrder")}
        sorts={orderList.sorts}
        value={sort}
        nameOf={(value) => t(`sort.${value}`)}
        onChange={(value) => onChange({ sort: value })}
      />
    </div>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  any: string;
  values: readonly Value[];
  value: Value | null;
  nameOf: (value: Value) => string;
  onChoose: (value: Value | null) => void;
};

/** One of these values, or any. */
function Choices<Value extends string>({ label, any, values, value, nameOf, onChoose }: ChoicesProps<Value>) {
  return (
    <Select
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => onChoose(values.find((known) => known === target.value) ?? null)}
      className="sm:w-44"
    >
      <option value="">{any}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </Select>
  );
}
