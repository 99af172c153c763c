"use client";

import { mostCounted } from "@mauzo/contract/stock";
import { ChevronRight, PackageOpen } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";

/** What is running low, and the way to it; silent while nothing is. */
export function LowStockCard({ count }: { count: number }) {
  const t = useTranslations("home");
  if (count === 0) return null;
  return (
    <Link
      href="/dashboard/products/stock?filter=low"
      className="flex items-center gap-3 rounded-card border border-line bg-accent-soft p-4 hover:border-muted md:px-5"
    >
      <PackageOpen aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 grow font-medium">
        {count === mostCounted ? t("manyLow") : t("low", { count })}
        <span className="block font-normal text-muted">{t("lowText")}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
