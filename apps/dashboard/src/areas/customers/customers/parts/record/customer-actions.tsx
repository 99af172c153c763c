"use client";

import { type CustomerRecord, customers, isMaskedPhone } from "@mauzo/contract/customers/customers";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { buttonClass } from "@mauzo/ui/button-class";
import { MessageCircle, MessagesSquare, Pencil, Phone, Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { whatsappLink } from "../../../../../lib/whatsapp-link.ts";

const icon = "size-4";

type Props = {
  customer: CustomerRecord;
  /** Their last conversation, where there is one that the reader may read. */
  conversationId: string | undefined;
};

/** What one can do with a customer now. */
export function CustomerActions({ customer: { id, phone }, conversationId }: Props) {
  const t = useTranslations("customers");
  const mayOrder = useCanAccess(manualOrders.create.access);
  const mayEdit = useCanAccess(customers.update.access);
  return (
    <>
      {phone !== null && !isMaskedPhone(phone) && (
        <>
          <a href={`tel:${phone}`} className={buttonClass("secondary")}>
            <Phone aria-hidden="true" className={icon} />
            {t("call")}
          </a>
          <a href={whatsappLink(phone)} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
            <MessageCircle aria-hidden="true" className={icon} />
            {t("whatsapp")}
          </a>
        </>
      )}
      {conversationId !== undefined && (
        <Link href={`/dashboard/conversations/${conversationId}`} className={buttonClass("secondary")}>
          <MessagesSquare aria-hidden="true" className={icon} />
          {t("message")}
        </Link>
      )}
      {mayEdit && (
        <Link href={`/dashboard/customers/edit/${id}`} className={buttonClass("secondary")}>
          <Pencil aria-hidden="true" className={icon} />
          {t("edit")}
        </Link>
      )}
      {mayOrder && (
        <Link href={`/dashboard/orders/add-order?customer=${id}`} className={buttonClass("primary")}>
          <Plus aria-hidden="true" className={icon} />
          {t("newOrder")}
        </Link>
      )}
    </>
  );
}
