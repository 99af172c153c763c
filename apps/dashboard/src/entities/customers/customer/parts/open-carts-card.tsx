"use client";

import type { CustomerCart } from "@mauzo/contract/conversations/customer-carts";
import type { ConversationCart } from "@mauzo/contract/conversations/selling";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { clockIn } from "../../../../lib/time/clock-in.ts";

type Shown = ConversationCart & Partial<Pick<CustomerCart, "conversation_id">>;

function Cart({ cart: { order_id, at, held_until, lines, total, conversation_id } }: { cart: Shown }) {
  const t = useTranslations("openCarts");
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
      {conversation_id && (
        <Link href={`/dashboard/conversations/${conversation_id}`} className="underline underline-offset-4">
          {t("conversation")}
        </Link>
      )}
    </>
  );
}

/** What a customer has chosen and not ordered yet, as it is now; with a link to where, if that is somewhere else. */
export function OpenCartsCard({ carts }: { carts: readonly Shown[] }) {
  const t = useTranslations("openCarts");
  if (carts.length === 0) return null;
  return (
    <Card title={t("title")}>
      <ul className="flex flex-col gap-4">
        {carts.map((cart, at) => (
          <li key={cart.order_id ?? `${cart.conversation_id} ${at}`}>
            <Cart cart={cart} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
