"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import Link from "next/link";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

type Props = { order: { id: string; number: string }; inText?: boolean };

/** The number of an order, as a link to it for those who may see it. */
export function OrderLink({ order: { id, number }, inText = false }: Props) {
  const maySee = useCanAccess({ resource: "orders", action: "read" });
  if (!maySee) return <span className="whitespace-nowrap tabular-nums">{number}</span>;
  return (
    <Link
      href={dashboardOrderPath(id)}
      prefetch={false}
      className={`relative z-1 whitespace-nowrap text-primary tabular-nums underline-offset-4 ${inText ? "underline" : "hover:underline"}`}
    >
      {number}
    </Link>
  );
}
