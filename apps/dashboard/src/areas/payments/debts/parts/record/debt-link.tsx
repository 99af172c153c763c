"use client";

import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import type { Debt } from "@mauzo/contract/payments/debts";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../../components/page/confirm-dialog.tsx";
import { ShareSheet } from "../../../../../entities/orders/order/parts/customer/share-sheet.tsx";
import { useBalanceLink, useEndLinks } from "../../../../../entities/payments/debt/actions/use-balance-links.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** The link by which a customer sees and pays what they owe: a new one each time, until all of them are ended. */
export function DebtLink({ debt: { id, phone } }: { debt: Debt }) {
  const t = useTranslations("debts.link");
  const { shared, ...link } = useBalanceLink(id);
  const end = useEndLinks(id);
  const [asks, setAsks] = useState(false);
  const mayShare = useCanAccess(balanceLinks.create.access);
  if (!mayShare) return null;
  return (
    <Card title={t("title")} description={t("text")}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={link.busy} onClick={link.open}>
          {t("share")}
        </Button>
        <Button variant="ghost" busy={end.isPending} onClick={() => setAsks(true)}>
          {t("end")}
        </Button>
      </div>
      {shared && <ShareSheet link={shared.url} text={shared.text} phone={phone} onClose={link.close} />}
      <ConfirmDialog
        open={asks}
        title={t("endTitle")}
        text={t("endText")}
        confirm={t("end")}
        cancel={t("keep")}
        onConfirm={() => {
          setAsks(false);
          end.mutate();
        }}
        onClose={() => setAsks(false)}
      />
    </Card>
  );
}
