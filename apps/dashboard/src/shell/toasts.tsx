"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { toasts } from "../lib/toasts.ts";

const Toaster = dynamic(() => import("@mauzo/ui/toaster").then((module) => module.Toaster), { ssr: false });

/** The toasts of the page; their code is fetched with the first one. */
export function Toasts() {
  const t = useTranslations("shell");
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  return any ? <Toaster queue={toasts} labels={{ region: t("notifications"), close: t("close") }} /> : null;
}
