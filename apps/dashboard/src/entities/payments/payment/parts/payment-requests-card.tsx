"use client";

import type { Reply } from "@mauzo/contract/endpoint";
import type { Order } from "@mauzo/contract/orders/orders";
import { type OrderPaymentRequest, payments } from "@mauzo/contract/payments/payments";
import { formatMoney } from "@mauzo/format/money";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useAskForPayment } from "../actions/use-ask-for-payment.ts";
import { AskSheet } from "./ask-sheet.tsx";

const tones: Record<OrderPaymentRequest["state"], BadgeTone> = {
  ...{ asking: "accent", waiting: "accent", unknown: "accent" },
  ...{ paid: "primary", declined: "danger", expired: "neutral" },
};
const isWaiting = ({ state }: OrderPaymentRequest) => state === "asking" || state === "waiting" || state === "unknown";

type Props = {
  order: Order;
  requests: Reply<typeof payments.ofOrder>;
  isAsking: boolean;
  onAsking: (asks: boolean) => void;
};

/** What phones were asked to pay for an order, as it goes on; renders nothing where none was and none can be. */
export function PaymentRequestsCard({ order, requests, isAsking, onAsking }: Props) {
  const t = useTranslations("paymentRequests");
  const failureText = useFailureText();
  const mayAsk = useCanAccess(payments.ask.access);
  const ask = useAskForPayment(order.id);
  const { items, offer } = requests;
  const canAsk = mayAsk && offer.networks.length > 0 && offer.asked.minor > 0 && !items.some(isWaiting);
  if (items.length === 0 && !canAsk) return null;
  const close = () => {
    onAsking(false);
    ask.reset();
  };
  return (
    <Card title={t("title")} flush>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <Request key={item.id} request={item} />
          ))}
        </ul>
      )}
      {canAsk && (
        <div className="border-line border-t px-4 py-3 first:border-0 md:px-5">
          <Button size="sm" variant="secondary" onClick={() => onAsking(true)}>
            {t("ask")}
          </Button>
        </div>
      )}
      {isAsking && canAsk && (
        <AskSheet
          offer={offer}
          phone={order.customer?.phone ?? ""}
          busy={ask.isPending}
          refusal={ask.error ? failureText(ask.error) : undefined}
          onAsk={(phone) => ask.mutate({ phone }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  );
}

function Request({ request }: { request: OrderPaymentRequest }) {
  const t = useTranslations("paymentRequests");
  const { state, failure, network, phone, asked, fee, surplus, network_ref, by, at } = request;
  return (
    <li className="border-line border-t px-4 py-2.5 first:border-0 md:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold tabular-nums">{formatMoney(asked)}</span>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
        <RelativeTime iso={at} />
        <span>{network}</span>
        {phone !== null && <bdi>{phone}</bdi>}
        {network_ref !== "" && <bdi className="break-all font-medium text-ink">{network_ref}</bdi>}
        {by !== "" && <bdi>{by}</bdi>}
      </p>
      {fee.minor > 0 && <p className="text-[0.8125rem] text-muted">{t("withFee", { fee: formatMoney(fee) })}</p>}
      {failure !== null && <p className="text-[0.8125rem] text-muted">{t(`failures.${failure}`)}</p>}
      {surplus.minor > 0 && <p className="text-[0.8125rem]">{t("surplus", { amount: formatMoney(surplus) })}</p>}
    </li>
  );
}
