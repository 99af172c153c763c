"use client";

import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import type { Register } from "@mauzo/contract/pos/registers";
import type { OpenShift, Shift } from "@mauzo/contract/pos/shifts";
import type { TillDraft } from "@mauzo/contract/pos/till-drafts";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { linesProblem } from "../../../../entities/orders/order/form/order-draft.ts";
import { paymentSettingsQuery } from "../../../../entities/shop/payments/queries.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useKeepCatalogue } from "../data/kept-catalogue.ts";
import { useBasket } from "../data/use-basket.ts";
import { BasketCard } from "../parts/basket-card.tsx";
import { HeldSales } from "../parts/held-sales.tsx";
import { TillBar } from "../parts/till-bar.tsx";
import type { SoldSale } from "../rules/late-sales.ts";
import { besidesGoods, type Payment, saleTotals, toNewSale, withLines } from "../rules/sale.ts";
import { DrawerCard } from "./drawer-card.tsx";
import { ShelfCard } from "./shelf-card.tsx";

const PayDialog = lazyPart(async () => (await import("./pay-dialog.tsx")).PayDialog);
const SoldDialog = lazyPart(async () => (await import("../parts/sold-dialog.tsx")).SoldDialog);

type Props = { open: OpenShift; register: Register; onClosed: (shift: Shift) => void };

/** Sells at a register; the basket and what was put aside stay on this device until they are sold. */
export function Selling({ open, register, onClosed }: Props) {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { user, shop } = useAccount();
  const { language } = useLanguage();
  const { currency } = shop;
  const [isPaying, setPaying] = useState(false);
  const [done, setDone] = useState<{ sale: SoldSale; sold: TillDraft; besides: ReturnType<typeof besidesGoods> }>();
  const settings = useQuery(paymentSettingsQuery);
  const standing = settings.data?.charges ?? [];
  const basket = useBasket({ shopId: shop.id, currency, by: user.name, person: user.id }, (made, { sold, besides }) => {
    setDone({ sale: made, sold, besides });
    setPaying(false);
  });
  useKeepCatalogue();
  const { sale, held, change, selling } = basket;
  const { mutate, isPending, error, reset } = selling;
  const { total, units } = saleTotals(sale, standing);
  const isReady = units > 0 && linesProblem(sale.lines) === undefined && settings.data !== undefined;

  function sell(payment: Payment) {
    const around = { shiftId: open.id, standing, discountName: t("discount"), language: shop.language ?? language };
    const besides = besidesGoods(sale, standing, t("discount"));
    mutate({ body: toNewSale(sale, payment, around), sold: sale, besides });
  }
  const changeLines = (next: (lines: DraftLine[]) => DraftLine[]) =>
    change((now) => {
      const lines = next(now.lines);
      return lines === now.lines ? now : withLines(now, lines);
    });
  const clear = () => offerUndo({ title: t("cleared"), label: shell("undo"), onUndo: basket.clear() });

  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <ShelfCard lines={sale.lines} currency={currency} onChange={changeLines} />
        <div className="flex min-w-0 flex-col gap-4">
          <BasketCard
            lines={sale.lines}
            currency={currency}
            onChange={(lines) => changeLines(() => lines)}
            actions={
              sale.lines.length > 0 && (
                <span className="flex flex-wrap gap-2">
                  <Button variant="secondary" size="sm" onClick={basket.hold}>
                    {t("hold")}
                  </Button>
                  <Button variant="ghost" size="sm" onClick={clear}>
                    {t("clear")}
                  </Button>
                </span>
              )
            }
          />
          <HeldSales held={held} currency={currency} onTake={basket.takeUp} />
          <DrawerCard open={open} register={register} onClosed={onClosed} />
        </div>
      </div>
      {settings.isError && !settings.data && (
        <Card flush className="mt-4">
          <ErrorPanel
            title={t("chargesFailed")}
            message={failureText(settings.error)}
            retry={shell("retry")}
            onRetry={() => void settings.refetch()}
            busy={settings.isFetching}
          />
        </Card>
      )}
      <div className="mt-4" />
      <TillBar {...{ total, units, currency, isReady }} onPay={() => setPaying(true)} />
      {isPaying && (
        <PayDialog
          sale={sale}
          total={total}
          currency={currency}
          takesCash={settings.data?.cash !== false}
          busy={isPending}
          failure={error ? failureText(error) : undefined}
          onChange={(part) => change((now) => ({ ...now, ...part }))}
          onPay={sell}
          onClose={() => {
            reset();
            setPaying(false);
          }}
        />
      )}
      {done && <SoldDialog {...done} register={register} onClose={() => setDone(undefined)} />}
    </>
  );
}
