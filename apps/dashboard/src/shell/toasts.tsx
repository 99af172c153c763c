"use client";

import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import { lazyPart } from "../lib/lazy/lazy-part.tsx";
import { toasts } from "../lib/toasts.ts";

const Toaster = lazyPart(async () => (await import("@mauzo/ui/toaster")).Toaster, { tells: true });

export function Toasts() {
  const t = useTranslations("shell");
  const any = useStore(toasts.store, (state) => state.toasts.length > 0);
  return any && <Toaster queue={toasts} labels={{ region: t("notifications"), close: t("close") }} />;
}
