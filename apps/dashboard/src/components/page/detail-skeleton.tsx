"use client";

import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";

/** The skeleton of a detail page: a main sheet, and a narrow one on the same side as on the real page. */
export function DetailSkeleton({ side }: { side: "left" | "right" }) {
  const t = useTranslations("shell");
  const narrow = (
    <Card>
      <Skeleton className={clsx("w-full", side === "left" ? "mx-auto aspect-square max-w-64 lg:max-w-none" : "h-4")} />
      <Skeleton className="mt-4 h-5 w-2/3" />
      <Skeleton className="mt-3 h-4 w-1/2" />
    </Card>
  );
  return (
    <div
      role="status"
      className={clsx(
        "grid items-start gap-4",
        side === "left" ? "lg:grid-cols-[19rem_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_19rem]",
      )}
    >
      <span className="sr-only">{t("loading")}</span>
      {side === "left" && narrow}
      <Card>
        <Skeleton className="h-5 w-40" />
        {[0, 1, 2].map((line) => (
          <div key={line} className="mt-5 flex justify-between gap-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-24" />
          </div>
        ))}
      </Card>
      {side === "right" && narrow}
    </div>
  );
}
