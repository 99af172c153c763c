import {
  attentionKinds,
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from "@mauzo/contract/orders/order-states";
import { type OrderFilter, orderChannels, orderList, saleFilters } from "@mauzo/contract/orders/orders";
import { sourceKinds, touchOrders } from "@mauzo/contract/shop/touches";
import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { dayRangeBounds, isRange } from "../../../lib/list/day-range.ts";
import { parseAsSort } from "../../../lib/list/list-sort.ts";

export const statusFilters = ["all", ...orderStatuses] as const;

const parsers = {
  status: parseAsStringLiteral(statusFilters).withDefault("all"),
  search: parseAsString.withDefault(""),
  sort: parseAsSort(orderList),
  fulfilment: parseAsStringLiteral(fulfilmentStatuses),
  payment: parseAsStringLiteral(paymentStatuses),
  attention: parseAsStringLiteral(attentionKinds),
  sale: parseAsStringLiteral(saleFilters),
  channel: parseAsStringLiteral(orderChannels),
  source: parseAsStringLiteral(sourceKinds),
  source_id: parseAsString,
  touch: parseAsStringLiteral(touchOrders),
  taken_by: parseAsString,
  from: parseAsString,
  to: parseAsString,
  least: parseAsInteger,
  most: parseAsInteger,
  pages: parseAsInteger.withDefault(1),
};

/**
 * The list's state is in the URL: filters, search text, sort order, and how many pages are open. Days are in the shop's time zone.
 * Back undoes the last filter.
 */
export const useOrderFilters = () => useQueryStates(parsers, { history: "push" });

/** Reads the list's state from an address of it. */
export const readOrderFilters = createLoader(parsers);

type Filters = ReturnType<typeof useOrderFilters>[0];

/** The filters as the API's query; days become times in the shop's time zone. */
export function filterOf(
  {
    pages: _,
    from,
    to,
    fulfilment,
    payment,
    attention,
    sale,
    channel,
    source,
    source_id,
    touch,
    taken_by,
    least,
    most,
    ...rest
  }: Filters,
  timeZone: string,
): OrderFilter {
  const range = from && to && isRange({ from, to }) ? dayRangeBounds({ from, to }, timeZone) : undefined;
  return {
    ...rest,
    ...(fulfilment && { fulfilment }),
    ...(payment && { payment }),
    ...(attention && { attention }),
    ...(sale && { sale }),
    ...(channel && { channel }),
    ...(source && { source, ...(source_id && { source_id }), ...(touch && { touch }) }),
    ...(taken_by && { taken_by }),
    ...(range && { from: range.from, to: range.before }),
    ...(least !== null && { least }),
    ...(most !== null && { most }),
  };
}

/** Whether any filter or search is set. */
export const isNarrowed = ({ status, search, sort: _, pages: __, ...rest }: Filters): boolean =>
  status !== "all" || search !== "" || Object.values(rest).some((value) => value !== null);
