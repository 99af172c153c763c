"use client";

import type { ShortLink } from "@mauzo/contract/marketing/short-links";
import { buttonClass } from "@mauzo/ui/button-class";
import { Modal } from "@mauzo/ui/modal";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "../../../../components/share-link.tsx";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";

const QrCode = lazyPart(async () => (await import("../../../../components/qr-code.tsx")).QrCode, {
  place: "mt-4 size-64",
});

/** A link to copy, to share and to print. */
export function ShareDialog({ link: { name, url }, onClose }: { link: ShortLink; onClose: () => void }) {
  const t = useTranslations("shortLinks");
  const shell = useTranslations("shell");
  return (
    <Modal
      title={name}
      text={t("shareText")}
      close={shell("close")}
      onClose={onClose}
      className="top-3 max-w-md md:top-[8vh]"
    >
      <div className="p-5">
        <ShareLink link={url} shared={{ title: name, url }}>
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass("flat")}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t("open")}
          </a>
        </ShareLink>
        <QrCode link={`${url}?q`} name={t("qrName", { name })} text={t("qrText")} file={t("qrFile")} />
      </div>
    </Modal>
  );
}
