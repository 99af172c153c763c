"use client";

import { formatAsOf } from "@mauzo/format/date-time";
import { useLocale, useTranslations } from "next-intl";
import { useAccount } from "../../../../lib/session/account.tsx";

/** From when the products on the shelf and their prices are; never: this device has none. */
export function PricesOf({ at }: { at: number | "never" }) {
  const t = useTranslations("pos");
  const language = useLocale();
  const { user } = useAccount();
  const iso = at === "never" ? undefined : new Date(at).toISOString();
  return (
    <p role="status" className="px-4 pb-3 text-muted md:px-5">
      {iso === undefined
        ? t("noneKept")
        : t("pricesOf", { time: formatAsOf(iso, Date.now(), user.time_zone, language) })}
    </p>
  );
}
