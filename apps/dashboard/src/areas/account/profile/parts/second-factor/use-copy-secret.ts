"use client";

import { useTranslations } from "next-intl";
import { toasts } from "../../../../../lib/toasts.ts";

/** Copies a key or codes, and says whether it worked. */
export function useCopySecret(): (text: string) => void {
  const t = useTranslations("secondFactor");
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.push({ title: t("copied"), tone: "success" }),
      () => toasts.push({ title: t("copyFailed"), tone: "danger" }),
    );
}
