"use client";

import type { ConversationCart } from "@mauzo/contract/conversations/selling";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { clockIn } from "../../rules.ts";

function Cart({ cart: { order_id, at, held_until, lines, total } }: { cart: ConversationCart }) {
  const t = useTranslations("conversations.sell");
  const { user } = useAccount();
  return (
    <>
      <p className="flex flex-wrap gap-x-2 text-muted text-xs">
        <span>{order_id === null ? t("fromBot") : t("cart", { number: order_id })}</span>
        {at && <RelativeTime iso={at} />}
        {held_until && <span>{t("heldUntil", { time: clockIn(held_until, user.time_zone) })}</span>}
      </p>
      <ul className="mt-1">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same goods may stand in a cart twice
          <li key={at} className="flex justify-between gap-x-3">
            <span className="wrap-anywhere min-w-0">
              {line.quantity} × <bdi>{[line.name, line.variant, ...line.add_ons].filter(Boolean).join(" · ")}</bdi>
            </span>
            <span className="shrink-0 tabular-nums">{formatMoney(line.total)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex justify-between gap-x-3 font-medium">
        <span>{t("total")}</span>
        <span className="tabular-nums">{formatMoney(total)}</span>
      </p>
    </>
  );
}

/** What the customer has chosen and not ordered yet, as it is now. */
export function CartsCard({ carts }: { carts: readonly ConversationCart[] }) {
  const t = useTranslations("conversations.sell");
  if (carts.length === 0) return null;
  return (
    <Card title={t("carts")}>
      <ul className="flex flex-col gap-4">
        {carts.map((cart) => (
          <li key={cart.order_id}>
            <Cart cart={cart} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
