"use client";

import type { Order } from "@mauzo/contract/orders/orders";
import { type OrderClaim, paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useClaimDecision, useClaimPicture } from "../../actions/use-payment-claims.ts";
import { owedOf } from "../../rules.ts";
import { DeclineClaimSheet } from "./decline-claim-sheet.tsx";

const tones: Record<OrderClaim["state"], BadgeTone> = {
  open: "accent",
  confirmed: "primary",
  declined: "danger",
  withdrawn: "neutral",
};

/** The payment claims of the customer and the shop's decisions; renders nothing if there are none. */
export function PaymentClaimsCard({ order, claims }: { order: Order; claims: readonly OrderClaim[] }) {
  const t = useTranslations("claims");
  const language = useLocale();
  const methods = useTranslations("orders.payments.methods");
  const mayDecide = useCanAccess(paymentClaims.confirm.access);
  const { mutate: decide, isPending: deciding } = useClaimDecision(order.id);
  const { data: picture, mutate: showPicture, isPending: loading } = useClaimPicture();
  const busy = deciding || loading;
  const owed = owedOf(order);
  const [declining, setDeclining] = useState<OrderClaim>();
  if (claims.length === 0) return null;
  return (
    <Card title={t("title")} flush className="max-lg:order-first">
      <ul>
        {claims.map((claim) => {
          const { id, state, amount, method, reference, network, text, used_for, has_picture, reason, by, at } = claim;
          return (
            <li key={id} className="border-line border-t px-4 py-3 first:border-0 md:px-5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold tabular-nums">{t("says", { amount: formatMoney(amount) })}</span>
                <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              </p>
              <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
                <RelativeTime iso={at} />
                <span>{network ? networkName(network, language) : methods(method)}</span>
                {reference !== "" && <bdi className="break-all font-medium text-ink">{reference}</bdi>}
              </p>
              {used_for !== null && (
                <p role="alert" className="wrap-anywhere font-medium text-danger-strong">
                  {t("codeUsed", { order: used_for })}
                </p>
              )}
              {text !== "" && (
                <p className="wrap-anywhere text-[0.8125rem] text-muted">
                  <bdi>{text}</bdi>
                </p>
              )}
              {(by !== "" || reason !== "") && (
                <p className="wrap-anywhere text-[0.8125rem] text-muted">
                  <bdi>{by}</bdi>
                  {by !== "" && reason !== "" && " · "}
                  <bdi>{reason}</bdi>
                </p>
              )}
              {has_picture && picture?.id === id && (
                // biome-ignore lint/performance/noImgElement: fetched with the session, so it comes as a data URL
                <img
                  src={picture.url}
                  alt={t("picture")}
                  className="mt-2 max-h-96 w-full rounded-control object-contain"
                />
              )}
              <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                {has_picture && picture?.id !== id && (
                  <Button size="sm" variant="secondary" onClick={() => showPicture(id)}>
                    {t("seePicture")}
                  </Button>
                )}
                {state === "open" && mayDecide && (
                  <>
                    {amount.minor <= owed.minor && (
                      <Button size="sm" busy={busy} onClick={() => decide({ id, record: true })}>
                        {t("confirm")}
                      </Button>
                    )}
                    <Button size="sm" variant="secondary" onClick={() => setDeclining(claim)}>
                      {t("decline")}
                    </Button>
                    {order.paid.minor > 0 && (
                      <Button size="sm" variant="secondary" busy={busy} onClick={() => decide({ id, record: false })}>
                        {t("recorded")}
                      </Button>
                    )}
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {declining && (
        <DeclineClaimSheet
          amount={declining.amount}
          busy={busy}
          onDecline={(reason) => {
            setDeclining(undefined);
            decide({ id: declining.id, reason });
          }}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </Card>
  );
}
