import type { FigureDays } from "@mauzo/contract/insights/figures";
import { touchOrders } from "@mauzo/contract/shop/touches";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { daysOfSpan, spans } from "./rules.ts";

export const parts = ["sales", "chats", "products", "customers"] as const;

/** Which figures of which days are shown, stored in the address. */
export const useAnalyticsFilters = () =>
  useQueryStates(
    {
      part: parseAsStringLiteral(parts).withDefault("sales"),
      days: parseAsStringLiteral(spans).withDefault("month"),
      from: parseAsString,
      to: parseAsString,
      /** By which touch sources are counted. */
      touch: parseAsStringLiteral(touchOrders).withDefault("last"),
    },
    { history: "replace" },
  );
export type AnalyticsFilters = ReturnType<typeof useAnalyticsFilters>[0];

/** The days that are shown: those that were chosen, or a span up to today. */
export const daysOf = ({ days, from, to }: AnalyticsFilters, today: string): FigureDays =>
  daysOfSpan(days, { from, to }, today);
