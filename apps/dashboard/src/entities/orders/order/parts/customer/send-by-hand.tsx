"use client";

import { isMaskedPhone } from "@mauzo/contract/customers/customers";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import type { Order } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { whatsappLink } from "../../../../../lib/whatsapp-link.ts";
import { useOrderLink } from "../../actions/use-order-link.ts";
import { hasHiddenLink, withLink } from "../../rules.ts";
import { ShareSheet } from "./share-sheet.tsx";

/** Offers a message that nothing could carry to the customer as a WhatsApp text; nothing where no number is known or seen. */
export function SendByHand({ order: { id, customer }, text }: { order: Order; text: string }) {
  const t = useTranslations("orders.share");
  const mayShare = useCanAccess(orderLinks.create.access);
  const { shared, open, close, busy } = useOrderLink(id);
  const phone = customer?.phone;
  if (!phone || isMaskedPhone(phone)) return null;
  const content = (
    <>
      <MessageCircle aria-hidden="true" className="size-4" />
      {t("whatsapp")}
    </>
  );
  if (!hasHiddenLink(text))
    return (
      <a
        href={whatsappLink(phone, text)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass("secondary", "sm", "mt-2")}
      >
        {content}
      </a>
    );
  if (!mayShare) return null;
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-2" busy={busy} onClick={open}>
        {content}
      </Button>
      {shared && <ShareSheet link={shared.url} text={withLink(text, shared.url)} phone={phone} onClose={close} />}
    </>
  );
}
