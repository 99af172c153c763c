"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { buttonClass } from "@mauzo/ui/button-class";
import { ChevronDown, ChevronUp } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { hasNoModifiers, isTyping } from "../../../../lib/is-typing.ts";

type Props = { previous: string | undefined; next: string | undefined };

/** The orders before and after this one in the list it was opened from, with `k` and `j` as in the list. */
export function NeighbourLinks({ previous, next }: Props) {
  const t = useTranslations("orders");
  const links = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!hasNoModifiers(event) || isTyping(event.target)) return;
      if (event.key === "j" || event.key === "k")
        links.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${event.key}]`)?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const link = (id: string | undefined, key: string, label: string, Icon: typeof ChevronUp) =>
    id !== undefined && (
      // The list stays the page before: Back leads there from any of its orders.
      <Link
        href={dashboardOrderPath(id)}
        replace
        aria-label={label}
        aria-keyshortcuts={key}
        title={`${label} (${key})`}
        className={buttonClass("secondary", "icon")}
      >
        <Icon aria-hidden="true" className="size-4" />
      </Link>
    );
  return (
    <div ref={links} className="flex gap-1 empty:hidden">
      {link(previous, "k", t("previous"), ChevronUp)}
      {link(next, "j", t("next"), ChevronDown)}
    </div>
  );
}
