"use client";

import { Button } from "@mauzo/ui/button";
import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";

type Props = {
  link: string;
  /** What to share through the device's share dialog. */
  shared: ShareData;
  /** Other ways to share it. */
  children?: ReactNode;
};

/** A link to share: to read, to copy, and with the device's share dialog. */
export function ShareLink({ link, shared, children }: Props) {
  const t = useTranslations("share");
  // A user who cancels the share dialog gets no message.
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <>
      <p className="wrap-anywhere select-all rounded-control bg-sunken px-3 py-2 text-[0.8125rem]">{link}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link} />
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
