"use client";

import type { Register } from "@mauzo/contract/pos/registers";
import { tillReturns } from "@mauzo/contract/pos/returns";
import { type OpenShift, type Shift, shifts } from "@mauzo/contract/pos/shifts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useShift } from "../../../../entities/pos/shift/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useNetworkLost } from "../../../../lib/offline/network.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { openingOf } from "../../../../lib/unsent-sales/unsent-rows.ts";
import { useUnsentRows } from "../../../../lib/unsent-sales/use-unsent-sales.ts";
import { openedHere, withUnsent } from "../rules/shifts-here.ts";

const CashDialog = lazyPart(async () => (await import("../parts/cash-dialog.tsx")).CashDialog);
const CloseDialog = lazyPart(async () => (await import("./close-dialog.tsx")).CloseDialog);
const ReturnDialog = lazyPart(async () => (await import("./return-dialog.tsx")).ReturnDialog);

type Props = { open: OpenShift; register: Register; onClosed: (shift: Shift) => void };

/** The shift that is open, and what can be done with its drawer by who opened it or looks after the money. */
export function DrawerCard({ open, register, onClosed }: Props) {
  const t = useTranslations("pos");
  const { shop } = useAccount();
  const { currency } = shop;
  const seesOthers = useCanAccess(shifts.list.access);
  const isMine = open.is_own || seesOthers;
  const mayTakeBack = useCanAccess(tillReturns.create.access);
  const rows = useUnsentRows(shop.id);
  const opening = openingOf(rows, open.id);
  const isLost = useNetworkLost();
  const known = useShift(open.id, isMine && !opening).data;
  const begun = opening ? openedHere(opening, currency) : known;
  // What waits is sent before the count.
  const isWithUnsent = isLost || opening !== undefined;
  const shift = begun && isWithUnsent ? withUnsent(begun, rows) : begun;
  const [dialog, setDialog] = useState<"cash" | "close" | "return">();
  const close = () => setDialog(undefined);
  return (
    <Card title={register.name}>
      <p className="text-muted">
        {t("openSince", { name: open.opened_by })} <RelativeTime iso={open.opened_at} />
      </p>
      {shift && (
        <p className="tabular-nums">
          {t("soldSoFar", { sales: shift.sales, total: formatMoney(shift.total) })} ·{" "}
          {t("inDrawer", { amount: formatMoney(shift.expected) })}
        </p>
      )}
      {isMine && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayTakeBack && !opening && (
            <Button variant="secondary" size="sm" onClick={() => setDialog("return")}>
              {t("returns.open")}
            </Button>
          )}
          {!opening && (
            <Button variant="secondary" size="sm" onClick={() => setDialog("cash")}>
              {t("moveCash")}
            </Button>
          )}
          <Button variant="secondary" size="sm" disabled={!shift} onClick={() => setDialog("close")}>
            {t("closeShift")}
          </Button>
        </div>
      )}
      {dialog === "return" && <ReturnDialog shiftId={open.id} register={register} onClose={close} />}
      {dialog === "cash" && <CashDialog shiftId={open.id} currency={currency} onClose={close} />}
      {dialog === "close" && shift && <CloseDialog {...{ shift, isWithUnsent, currency, onClosed }} onClose={close} />}
    </Card>
  );
}
