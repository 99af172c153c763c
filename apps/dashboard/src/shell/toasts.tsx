"use client";

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { late } from "../lib/late/late.tsx";
import { toasts } from "../lib/toasts.ts";

const Toaster = late(async () => (await import("@mauzo/ui/toaster")).Toaster, { tells: true });

/** The toasts of the page. */
export function Toasts() {
  const t = useTranslations("shell");
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  return any && <Toaster queue={toasts} labels={{ region: t("notifications"), close: t("close") }} />;
}
