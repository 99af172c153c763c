"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "../../../../components/share-link.tsx";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useShopUrl } from "../../../../lib/site-url.tsx";

const QrCode = lazyPart(async () => (await import("../../../../components/qr-code.tsx")).QrCode, {
  place: "mt-4 size-64",
});

/** The link that opens the set's products on the shop's page, and its QR code. */
export function ShareCard({ id, name }: { id: string; name: string }) {
  const t = useTranslations("sets");
  const { shop } = useAccount();
  const link = `${useShopUrl(shop.slug)}/sets/${id}`;
  // An unpublished shop has no page to open.
  if (!shop.published) return null;
  return (
    <Card title={t("share")} description={t("shareText")}>
      <ShareLink link={link} shared={{ title: name, url: link }}>
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass("flat")}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {t("openShared")}
        </a>
      </ShareLink>
      <QrCode link={link} name={t("qrName", { name })} text={t("qrText")} file={t("qrFile")} />
    </Card>
  );
}
