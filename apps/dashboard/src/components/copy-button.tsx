"use client";

import { Button } from "@mauzo/ui/button";
import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { toasts } from "../lib/toasts.ts";

/** Copies a text. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("share");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.push({ title: t("copied"), tone: "success" });
    } catch {
      toasts.push({ title: t("copyFailed"), tone: "danger" });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {t("copy")}
    </Button>
  );
}
