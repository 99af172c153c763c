"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "use-intl";
import { useStorage } from "../data.ts";

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);

/** How much of the shop's storage its pictures take. */
export function StorageUsed() {
  const t = useTranslations("shop");
  const { data } = useStorage();
  const [used, most] = [data?.used_bytes ?? 0, data?.quota_bytes ?? 1];
  return (
    <Card title={t("storage")}>
      <progress aria-label={t("storage")} value={used} max={most} className="w-full" />
      <p className="mt-1 min-h-6 text-muted tabular-nums">
        {data && t("storageUsed", { used: megabytes(used), most: megabytes(most) })}
      </p>
    </Card>
  );
}
