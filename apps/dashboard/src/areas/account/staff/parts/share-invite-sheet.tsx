"use client";

import type { InviteLink } from "@mauzo/contract/account/invites";
import { buttonClass } from "@mauzo/ui/button-class";
import { Modal } from "@mauzo/ui/modal";
import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "../../../../components/share-link.tsx";

type Props = { email: string; link: InviteLink; onClose: () => void };

/** The link to an invite, to copy or to send by WhatsApp; the sender chooses to whom. */
export function ShareInviteSheet({ email, link: { url, text }, onClose }: Props) {
  const t = useTranslations("staff");
  return (
    <Modal
      title={t("shareTitle")}
      text={t("shareText", { email })}
      close={t("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <div className="p-5">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("primary", "lg", "mb-3 w-full")}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          {t("shareWhatsapp")}
        </a>
        <ShareLink link={url} shared={{ text }} />
      </div>
    </Modal>
  );
}
