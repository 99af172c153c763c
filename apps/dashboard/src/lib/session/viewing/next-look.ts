import type { CurrentUser } from "@mauzo/contract/account/session";

const minuteMs = 60_000;

/**
 * In how many milliseconds the server is asked whether it is over. The clock of the device decides nothing: where it is wrong,
 * the server is asked again every minute.
 */
export const nextLookMs = (viewing: CurrentUser["viewing"], nowMs: number): number | false =>
  viewing === null || viewing.is_over ? false : Math.max(Date.parse(viewing.until) - nowMs, minuteMs);
