"use client";

import { formatDateTime } from "@mauzo/format/date-time";
import { useLocale } from "next-intl";
import { useAccount } from "../../../../lib/session/account.tsx";

/** A moment by the clock of the shop, which is the one a campaign goes by. */
export function ShopTime({ iso }: { iso: string }) {
  const { shop } = useAccount();
  return <time dateTime={iso}>{formatDateTime(iso, shop.time_zone, useLocale())}</time>;
}
