"use client";

import { customers, isMaskedPhone } from "@mauzo/contract/customers/customers";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import type { Order } from "@mauzo/contract/orders/orders";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { MessageCircle, Phone, Share2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { whatsappLink } from "../../../../../lib/whatsapp-link.ts";
import { useOrderLink } from "../../actions/use-order-link.ts";
import { ShareSheet } from "./share-sheet.tsx";

/** Who ordered, two ways to contact them, the order's link for them, and the delivery. */
export function CustomerCard({ order: { id, customer, delivery } }: { order: Order }) {
  const t = useTranslations("orders");
  const mayShare = useCanAccess(orderLinks.create.access);
  const maySee = useCanAccess(customers.get.access);
  // A number that is hidden from the reader leads to no chat.
  const callable = customer?.phone && !isMaskedPhone(customer.phone) ? customer.phone : null;
  const { shared, open, close, busy } = useOrderLink(id);
  return (
    <Card title={t("customer")}>
      <p className="font-medium">
        {customer && maySee ? (
          <Link href={`/dashboard/customers/${customer.id}`} className="underline-offset-4 hover:underline">
            {customer.name || t("noCustomer")}
          </Link>
        ) : (
          customer?.name || t("noCustomer")
        )}
      </p>
      {customer?.known_as && (
        <p className="wrap-anywhere text-muted">{t("knownAs", { name: isolateBidi(customer.known_as) })}</p>
      )}
      {customer?.phone && callable === null && <p className="text-muted tabular-nums">{customer.phone}</p>}
      {callable !== null && (
        <>
          <p className="text-muted tabular-nums">{callable}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <a
              href={whatsappLink(callable)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("secondary", "sm")}
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              {t("whatsapp")}
            </a>
            <a
              href={`tel:${callable}`}
              aria-label={t("call", { phone: callable })}
              className={buttonClass("secondary", "sm")}
            >
              <Phone aria-hidden="true" className="size-4" />
              {t("callShort")}
            </a>
          </div>
        </>
      )}
      {!customer?.phone && <p className="text-muted">{t("noPhone")}</p>}
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
      {shared && <ShareSheet link={shared.url} text={shared.text} phone={callable} onClose={close} />}
    </Card>
  );
}
