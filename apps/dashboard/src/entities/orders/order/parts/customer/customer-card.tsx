"use client";

import { orderLinks } from "@mauzo/contract/orders/order-links";
import type { Order } from "@mauzo/contract/orders/orders";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { MessageCircle, Phone, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useOrderLink } from "../../actions/use-order-link.ts";
import { whatsappLink } from "../../rules.ts";
import { ShareSheet } from "./share-sheet.tsx";

/** Who ordered, two ways to contact them, the order's link for them, and the delivery. */
export function CustomerCard({ order: { id, customer, delivery } }: { order: Order }) {
  const t = useTranslations("orders");
  const mayShare = useCanAccess(orderLinks.create.access);
  const { shared, open, close, busy } = useOrderLink(id);
  return (
    <Card title={t("customer")}>
      <p className="font-medium">{customer?.name || t("noCustomer")}</p>
      {customer?.known_as && (
        <p className="wrap-anywhere text-muted">{t("knownAs", { name: isolateBidi(customer.known_as) })}</p>
      )}
      {customer?.phone ? (
        <>
          <p className="text-muted tabular-nums">{customer.phone}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <a
              href={whatsappLink(customer.phone)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("secondary", "sm")}
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              {t("whatsapp")}
            </a>
            <a
              href={`tel:${customer.phone}`}
              aria-label={t("call", { phone: customer.phone })}
              className={buttonClass("secondary", "sm")}
            >
              <Phone aria-hidden="true" className="size-4" />
              {t("callShort")}
            </a>
          </div>
        </>
      ) : (
        <p className="text-muted">{t("noPhone")}</p>
      )}
      {mayShare && (
        <Button variant="secondary" size="sm" className="mt-2" busy={busy} onClick={open}>
          <Share2 aria-hidden="true" className="size-4" />
          {t("share.open")}
        </Button>
      )}
      {delivery && (
        <p className="wrap-anywhere mt-3 border-line border-t pt-3">
          <span className="block text-[0.8125rem] text-muted">{t("delivery")}</span>
          <bdi className="block font-medium">{delivery.method}</bdi>
          {delivery.place !== "" && <bdi className="block whitespace-pre-line">{delivery.place}</bdi>}
        </p>
      )}
      {shared && <ShareSheet link={shared.url} text={shared.text} phone={customer?.phone ?? null} onClose={close} />}
    </Card>
  );
}
