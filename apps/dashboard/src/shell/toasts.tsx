"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { lazyPart } from "../lib/lazy/lazy.tsx";
import { toasts } from "../lib/toasts.ts";

const Toaster = lazyPart(async () => (await import("@mauzo/ui/toaster")).Toaster, { tells: true });

export function Toasts() {
  const t = useTranslations("shell");
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  return any && <Toaster queue={toasts} labels={{ region: t("notifications"), close: t("close") }} />;
}
