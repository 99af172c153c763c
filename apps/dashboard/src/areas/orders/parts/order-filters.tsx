"use client";

import { moneyStates } from "@mauzo/contract/order-states";
import { orderChannels } from "@mauzo/contract/orders";
import { controlClass } from "@mauzo/ui/control-class";
import { Select } from "@mauzo/ui/select";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { DateRange } from "../../../components/form/date-range.tsx";
import { AmountFilter } from "../../../components/list/amount-filter.tsx";
import { Popover } from "../../../components/popover.tsx";
import { isRange } from "../../../lib/days.ts";
import type { useOrderFilters } from "../filters.ts";

type Filters = ReturnType<typeof useOrderFilters>[0];
type Choice = "money" | "channel" | "from" | "to" | "least" | "most";
type Props = Pick<Filters, Choice> & { currency: string; onChange: (filters: Partial<Pick<Filters, Choice>>) => void };

/** Which orders the list shows beside their status: of which days, how paid, from where, how large. */
export function OrderFilters({ money, channel, from, to, least, most, currency, onChange }: Props) {
  const t = useTranslations("orders");
  const input = useTranslations("input");
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
            className={controlClass("flex h-9 items-center justify-between gap-2 sm:w-44 pointer-coarse:h-11")}
          >
            <span className="truncate">{days}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </button>
        )}
      >
        <DateRange value={range} onChange={(next) => onChange({ from: next?.from ?? null, to: next?.to ?? null })} />
      </Popover>
      <Select
        aria-label={t("moneyFilter")}
        value={money ?? ""}
        onChange={({ target: { value } }) => onChange({ money: moneyStates.find((known) => known === value) ?? null })}
        className="sm:w-40"
      >
        <option value="">{t("anyMoney")}</option>
        {moneyStates.map((value) => (
          <option key={value} value={value}>
            {t(`money.${value}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("channelColumn")}
        value={channel ?? ""}
        onChange={({ target: { value } }) =>
          onChange({ channel: orderChannels.find((known) => known === value) ?? null })
        }
        className="sm:w-44"
      >
        <option value="">{t("anyChannel")}</option>
        {orderChannels.map((value) => (
          <option key={value} value={value}>
            {t(`channel.${value}`)}
          </option>
        ))}
      </Select>
      <AmountFilter
        words={{ filter: t("amounts"), amount: t("total"), any: t("anyAmount") }}
        {...{ least, most, currency, onChange }}
      />
    </div>
  );
}
