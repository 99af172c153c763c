"use client";

import type { Order, OrderCustomer } from "@mauzo/contract/orders/orders";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { MessageCircle, Phone, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { whatsappLink } from "../rules.ts";

type Props = {
  customer: OrderCustomer | null;
  delivery: Order["delivery"];
  /** Undefined where this person may not share links. */
  onShare: (() => void) | undefined;
  sharing: boolean;
};

/** Who ordered, two ways to contact them, the order's link for them, and the delivery. */
export function CustomerCard({ customer, delivery, onShare, sharing }: Props) {
  const t = useTranslations("orders");
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
      {onShare && (
        <Button variant="secondary" size="sm" className="mt-2" busy={sharing} onClick={onShare}>
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
    </Card>
  );
}
