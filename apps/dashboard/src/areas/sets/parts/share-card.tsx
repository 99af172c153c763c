"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Copy, ExternalLink, Share2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../lib/session/account.tsx";
import { useShopUrl } from "../../../lib/site-url.tsx";
import { toasts } from "../../../lib/toasts.ts";

const QrCode = dynamic(async () => (await import("./qr-code.tsx")).QrCode, {
  ssr: false,
  loading: () => <Skeleton className="mt-4 size-64" />,
});

/** The link that opens the shop's page with the products of a set, and the code that leads to it. */
export function ShareCard({ id, name }: { id: string; name: string }) {
  const t = useTranslations("sets");
  const { shop } = useAccount();
  const link = `${useShopUrl(shop.slug)}/sets/${id}`;
  // Without a page there is nothing to open.
  if (!shop.published) return null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toasts.push({ title: t("copied"), tone: "success" }),
      () => toasts.push({ title: t("copyFailed"), tone: "danger" }),
    );
  // Who changed their mind is told nothing.
  const share = () => navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <Card title={t("share")} description={t("shareText")}>
      <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-[0.8125rem]">{link}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("copy")}
        </Button>
        {typeof navigator !== "undefined" && "share" in navigator && (
          <Button variant="secondary" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
            {t("shareLink")}
          </Button>
        )}
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass("flat")}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {t("openShared")}
        </a>
      </div>
      <QrCode link={link} name={name} />
    </Card>
  );
}
