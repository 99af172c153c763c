"use client";

import type { OrderCustomer } from "@mauzo/contract/orders";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { MessageCircle, Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { whatsappLink } from "../rules.ts";

/** Who ordered, and the two ways to reach them. */
export function CustomerCard({ customer }: { customer: OrderCustomer | null }) {
  const t = useTranslations("orders");
  return (
    <Card title={t("customer")}>
      <p className="font-medium">{customer?.name || t("noCustomer")}</p>
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
    </Card>
  );
}
