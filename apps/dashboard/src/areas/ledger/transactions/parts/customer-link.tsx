"use client";

import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

type Props = { customer: NonNullable<TransactionRow["customer"]> };

/** The name of a customer, as a link to the record for those who may see it. */
export function CustomerLink({ customer: { id, name } }: Props) {
  const t = useTranslations("transactions");
  const maySee = useCanAccess({ resource: "customers", action: "read" });
  const shown = <bdi>{name || t("unnamed")}</bdi>;
  if (!maySee) return shown;
  return (
    <Link
      href={`/dashboard/customers/${id}`}
      prefetch={false}
      className="relative z-1 text-primary underline-offset-4 hover:underline"
    >
      {shown}
    </Link>
  );
}
