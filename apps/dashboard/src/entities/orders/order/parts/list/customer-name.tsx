"use client";

import type { OrderRow } from "@mauzo/contract/orders/orders";
import Link from "next/link";
import { useTranslations } from "next-intl";

type Props = { customer: OrderRow["customer"]; linked: boolean };

/** Who ordered, in a row whose link leads to the order: the name leads to the customer. */
export function CustomerName({ customer, linked }: Props) {
  const t = useTranslations("orders");
  const name = customer?.name || customer?.phone;
  if (!customer || !name) return <span className="text-muted">{t("noCustomer")}</span>;
  if (!linked) return name;
  return (
    <Link
      href={`/dashboard/customers/${customer.id}`}
      prefetch={false}
      className="relative z-1 underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
