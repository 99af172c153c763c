"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PaymentsCard } from "../../../../entities/orders/order/parts/payments/payments-card.tsx";
import { MoveOrder } from "../../../../entities/orders/order/parts/status/move-order.tsx";
import { useOrder } from "../../../../entities/orders/order/queries.ts";

/** What can be done with an order beside the conversation. */
export function OrderBeside({ id }: { id: string }) {
  const t = useTranslations("conversations.sell");
  const { data: order } = useOrder(id);
  if (!order) return <Skeleton className="mt-2 h-24 w-full" />;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <MoveOrder order={order} />
      </div>
      <PaymentsCard order={order} />
      <Link href={dashboardOrderPath(id)} className="font-medium text-primary underline-offset-4 hover:underline">
        {t("wholeOrder")}
      </Link>
    </div>
  );
}
