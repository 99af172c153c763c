"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { Progress } from "../../../../components/progress.tsx";

type Usage = { used_bytes: number; quota_bytes: number };

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);

/** How much of the shop's storage its pictures use. */
export function StorageUsed({ usage }: { usage: Usage | undefined }) {
  const pages = useTranslations("shopPages");
  const [used, most] = [usage?.used_bytes ?? 0, usage?.quota_bytes ?? 1];
  return (
    <Card title={pages("storage")}>
      <Progress label={pages("storage")} value={used} max={most} />
      <p className="mt-2 min-h-6 text-muted tabular-nums">
        {usage && pages("storageUsed", { used: megabytes(used), most: megabytes(most) })}
      </p>
    </Card>
  );
}
