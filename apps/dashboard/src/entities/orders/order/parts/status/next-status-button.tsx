"use client";

import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { nextStatuses } from "../../rules.ts";
import { StatusMenu } from "./status-menu.tsx";

type Props = { status: FulfilmentStatus; mayCancel: boolean; busy: boolean; onMove: (to: FulfilmentStatus) => void };

/** The usual next status as a button; all others in a menu beside it. */
export function NextStatusButton({ status, mayCancel, busy, onMove }: Props) {
  const t = useTranslations("orders.moves");
  const { usual, others } = nextStatuses(status, mayCancel);
  return (
    <>
      {usual.map((to, index) => (
        <Button key={to} variant={index === 0 ? "primary" : "secondary"} busy={busy} onClick={() => onMove(to)}>
          {t(`to.${to}`)}
        </Button>
      ))}
      <StatusMenu
        label={usual.length > 0 ? t("other") : t("change")}
        busy={busy && usual.length === 0}
        choices={others}
        from={status}
        onMove={onMove}
      />
    </>
  );
}
