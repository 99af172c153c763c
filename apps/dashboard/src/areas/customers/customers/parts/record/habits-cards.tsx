"use client";

import { products } from "@mauzo/contract/catalogue/products";
import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** What a customer buys again and again, and where it was brought. */
export function HabitsCards({ customer: { usual_products, places } }: { customer: CustomerRecord }) {
  const t = useTranslations("customers");
  const mayOpen = useCanAccess(products.get.access);
  return (
    <>
      {usual_products && (
        <Card title={t("usual")}>
          {usual_products.length === 0 && <p className="text-muted">{t("noUsual")}</p>}
          <ul className="flex flex-col gap-2">
            {usual_products.map(({ product_id, name, quantity, orders }) => (
              <li key={product_id} className="wrap-anywhere">
                {mayOpen ? (
                  <Link
                    href={`/dashboard/products/${product_id}`}
                    className="font-medium underline-offset-4 hover:underline"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi className="font-medium">{name}</bdi>
                )}
                <span className="block text-[0.8125rem] text-muted">{t("usualLine", { quantity, orders })}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {places && places.length > 0 && (
        <Card title={t("places")}>
          <ul className="flex flex-col gap-2">
            {places.map((place) => (
              <li key={place} className="wrap-anywhere whitespace-pre-line">
                <bdi>{place}</bdi>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
