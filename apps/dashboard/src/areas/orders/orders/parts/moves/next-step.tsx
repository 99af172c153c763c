"use client";

import type { Goods } from "@mauzo/contract/orders/order-states";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "use-intl";
import { stepsFrom } from "../../rules.ts";
import { MoveMenu } from "./move-menu.tsx";

type Props = { goods: Goods; mayCancel: boolean; busy: boolean; onMove: (to: Goods) => void };

/** The step most shops take next, in sight; every other in a menu beside it. */
export function NextStep({ goods, mayCancel, busy, onMove }: Props) {
  const t = useTranslations("orders.moves");
  const { usual, others } = stepsFrom(goods, mayCancel);
  return (
    <>
      {usual.map((to, index) => (
        <Button key={to} variant={index === 0 ? "primary" : "secondary"} busy={busy} onClick={() => onMove(to)}>
          {t(`to.${to}`)}
        </Button>
      ))}
      <MoveMenu
        label={usual.length > 0 ? t("other") : t("change")}
        busy={busy && usual.length === 0}
        choices={others}
        from={goods}
        onMove={onMove}
      />
    </>
  );
}
