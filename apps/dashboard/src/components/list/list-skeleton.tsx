"use client";

import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "use-intl";

/** The rows of a list before they are here; `picture` where rows begin with one. */
export function ListSkeleton({ rows = 8, picture = false }: { rows?: number; picture?: boolean }) {
  const t = useTranslations("shell");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className="flex h-15.5 items-center gap-4 border-line border-b px-4 last:border-0 md:h-12.5 md:px-5"
        >
          {picture && <Skeleton className="size-10" />}
          <Skeleton className="h-4 w-28" />
          <Skeleton className="hidden h-4 w-40 md:block" />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
