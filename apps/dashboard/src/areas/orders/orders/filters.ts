import { attentionKinds, goodsStates, moneyStates, orderStatuses } from "@mauzo/contract/orders/order-states";
import { type OrderFilter, orderChannels } from "@mauzo/contract/orders/orders";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { isRange, momentsOf } from "../../../lib/days.ts";

export const statusFilters = ["all", ...orderStatuses] as const;

/** The list's state is the address: filters, search text, and how many pages are open. Days are the shop's. */
export const useOrderFilters = () =>
  useQueryStates(
    {
      status: parseAsStringLiteral(statusFilters).withDefault("all"),
      search: parseAsString.withDefault(""),
      goods: parseAsStringLiteral(goodsStates),
      money: parseAsStringLiteral(moneyStates),
      attention: parseAsStringLiteral(attentionKinds),
      channel: parseAsStringLiteral(orderChannels),
      from: parseAsString,
      to: parseAsString,
      least: parseAsInteger,
      most: parseAsInteger,
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );

type Filters = ReturnType<typeof useOrderFilters>[0];

/** What the address asks of the API; days become moments by the shop's clock. */
export function filterOf(
  { pages: _, from, to, goods, money, attention, channel, least, most, ...rest }: Filters,
  timeZone: string,
): OrderFilter {
  const range = from && to && isRange({ from, to }) ? momentsOf({ from, to }, timeZone) : undefined;
  return {
    ...rest,
    ...(goods && { goods }),
    ...(money && { money }),
    ...(attention && { attention }),
    ...(channel && { channel }),
    ...(range && { from: range.from, to: range.before }),
    ...(least !== null && { least }),
    ...(most !== null && { most }),
  };
}

/** How many of the filters beside the status are set; days and amounts are one each. */
export const setOf = ({ goods, money, attention, channel, from, least, most }: Filters): number =>
  [goods, money, attention, channel, from, least ?? most].filter((value) => value !== null).length;

/** Whether something narrows the list. */
export const isNarrowed = ({ status, search, pages: _, ...rest }: Filters): boolean =>
  status !== "all" || search !== "" || Object.values(rest).some((value) => value !== null);
