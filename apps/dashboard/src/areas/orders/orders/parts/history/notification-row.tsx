"use client";

import type { OrderMessage } from "@mauzo/contract/orders/order-workflow";
import type { Order } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { SendByHand } from "../../../../../entities/orders/order/parts/customer/send-by-hand.tsx";

/**
 * A message to somebody about an order. One that nothing could carry to the customer can be sent by hand, while it is the
 * newest: earlier ones are no longer true.
 */
export function NotificationRow({ message, order }: { message: OrderMessage; order: Order }) {
  const { id, audience, channel, text, state, way, at } = message;
  const newest = order.messages.find((other) => other.audience === "customer");
  const t = useTranslations("orders.messages");
  const money = (minor: number | null) =>
    minor === null ? t("priceUnknown") : formatMoney({ minor, currency: order.total.currency });
  const wayText = ({ route, template, price_minor, why, sms }: NonNullable<OrderMessage["way"]>) => {
    if (route === "none") return t(`why.${why}`);
    if (route === "sms")
      return [
        ...(sms && sms.parts > 0 ? [t("sms.parts", { parts: sms.parts, price: money(price_minor) })] : []),
        t(`why.${why}`),
      ].join(" · ");
    if (route !== "template") return t("free");
    return t("asTemplate", { template: template ?? "", price: money(price_minor) });
  };
  const sms = way?.sms;
  const stateText = sms
    ? t(`sms.${sms.state}`, { why: sms.failure ? t(`smsFailures.${sms.failure}`) : "" })
    : t(`state.${state}`);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">{text}</span>
        <span className="text-muted text-xs">
          <RelativeTime iso={at} clock />
        </span>
      </p>
      <p className="text-[0.8125rem] text-muted">
        {t(`to.${audience}`)}
        {channel && <> · {t(`by.${channel}`)}</>} · {stateText}
        {way && channel !== "chat" && <> · {wayText(way)}</>}
      </p>
      {(state === "unreachable" || sms?.state === "failed") && newest?.id === id && (
        <SendByHand order={order} text={text} />
      )}
    </>
  );
}
