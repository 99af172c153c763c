"use client";

import { Button } from "@mauzo/ui/button";
import { Copy, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { toasts } from "../lib/toasts.ts";

type Props = {
  link: string;
  /** What the device hands on. */
  shared: ShareData;
  /** Other ways to hand it on. */
  children?: ReactNode;
};

/** A link to hand on: to read, to copy, and by whatever the device shares with. */
export function ShareLink({ link, shared, children }: Props) {
  const t = useTranslations("share");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.push({ title: t("copied"), tone: "success" });
    } catch {
      toasts.push({ title: t("copyFailed"), tone: "danger" });
    }
  };
  // Who changed their mind is told nothing.
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <>
      <p className="wrap-anywhere select-all rounded-control bg-sunken px-3 py-2 text-[0.8125rem]">{link}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("copy")}
        </Button>
        {typeof navigator !== "undefined" && "share" in navigator && (
          <Button variant="secondary" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
            {t("share")}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
