"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Modal } from "@mauzo/ui/modal";
import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "../../../../../components/share-link.tsx";
import { whatsappLink } from "../../../../../lib/whatsapp-link.ts";

type Props = {
  link: string;
  /** The message for the customer, including the link. */
  text: string;
  /** null: the sender chooses the recipient. */
  phone: string | null;
  onClose: () => void;
};

/** The link to an order, to share with its customer. */
export function ShareSheet({ link, text, phone, onClose }: Props) {
  const t = useTranslations("orders.share");
  const shell = useTranslations("shell");
  return (
    <Modal
      title={t("title")}
      text={t("text")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <div className="p-5">
        <a
          href={whatsappLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("primary", "lg", "mb-3 w-full")}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          {t("whatsapp")}
        </a>
        <ShareLink link={link} shared={{ text }} />
      </div>
    </Modal>
  );
}
