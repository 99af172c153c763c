"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";

const tabs = [
  { name: "customers", href: "/dashboard/debt" },
  { name: "suppliers", href: "/dashboard/debt/suppliers" },
] as const;

/** What customers owe the shop, and what it owes its suppliers: two pages of the same kind. */
export function DebtTabs({ chosen }: { chosen: (typeof tabs)[number]["name"] }) {
  const t = useTranslations("debtTabs");
  return (
    <nav aria-label={t("label")} className="mb-4 flex w-fit max-w-full gap-1 rounded-control bg-sunken p-1">
      {tabs.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={name === chosen ? "page" : undefined}
          className={clsx(
            "flex min-h-9 items-center rounded-control px-3 text-sm pointer-coarse:min-h-11",
            name === chosen ? "bg-card font-medium text-ink" : "text-muted hover:text-ink",
          )}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
