"use client";

import { maxWays, type PaymentSettings } from "@mauzo/contract/shop/payment-settings";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDraggedRows } from "../../../../components/drag/use-dragged-rows.ts";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { moveItem } from "../../../../lib/move-item.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useNewestPaymentSettings, usePaymentSettings, useSavePaymentSettings, useWayChanges } from "../data.ts";
import { ChargesCard } from "../parts/charges-card.tsx";
import { PayPreview } from "../parts/pay-preview.tsx";
import { WayCard } from "../parts/way-card.tsx";
import { WayHistory } from "../parts/way-history.tsx";
import { newWay, pattern, problemsOf, toForm, toInput } from "../rules.ts";

const back = "/dashboard/settings";

/** How the shop is paid: the numbers that its customers see on their order, cash, and what every order adds. `beside`: what it pays itself. */
export function PaymentsScreen({ beside }: { beside: ReactNode }) {
  const t = useTranslations("payments");
  const query = usePaymentSettings();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    const up = { href: back, label: t("back") };
    return <DetailQueryState title={t("title")} back={up} side="right" words={words} query={query} />;
  }
  return <Payments saved={query.data} beside={beside} />;
}

function Payments({ saved, beside }: { saved: PaymentSettings; beside: ReactNode }) {
  const t = useTranslations("payments");
  const { id, name, currency } = useAccount().shop;
  const editing = useEditing({
    ...{ saved, toForm, toInput },
    problemsOf: (form) => problemsOf(form).map(({ path, key }) => ({ path, text: t(key) })),
    save: useSavePaymentSettings().mutateAsync,
    readNewest: useNewestPaymentSettings(),
    draft: { name: `payments:${id}`, pattern },
    isUndoable: () => true,
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("saveFailed"),
  });
  const changes = useWayChanges();
  const { ways, cash, push, charges } = editing.form.watch();
  const setWays = (next: typeof ways) => editing.change({ ways: next });
  const move = (from: number, to: number) => setWays(moveItem(ways, from, to));
  const rows = useDraggedRows<HTMLDivElement>(
    ways.map(({ id }) => id),
    move,
  );

  return (
    <>
      <FormPage editing={editing} title={t("title")} back={{ href: back, label: t("back") }} save={t("save")}>
        <p className="text-muted">{t(ways.length === 0 ? "none" : "text")}</p>
        <div ref={rows.list} className="flex flex-col gap-4 empty:hidden">
          {ways.map((way, at) => (
            <WayCard
              key={way.id}
              way={way}
              at={at}
              onDrag={() => rows.start(way.id)}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < ways.length - 1 ? () => move(at, at + 1) : undefined}
              onChange={(part) => setWays(ways.map((each) => (each.id === way.id ? { ...each, ...part } : each)))}
              onRemove={() => setWays(ways.filter((each) => each.id !== way.id))}
            />
          ))}
        </div>
        {ways.length < maxWays && (
          <div>
            <Button variant="secondary" onClick={() => setWays([...ways, newWay(ways.at(-1)?.name ?? name)])}>
              {t("add")}
            </Button>
          </div>
        )}
        <Card title={t("cashTitle")} description={t("cashText")}>
          <Checkbox
            label={t("cash")}
            className="min-h-9 pointer-coarse:min-h-11"
            checked={cash}
            onChange={({ target }) => editing.change({ cash: target.checked })}
          />
          <ClashNote at="cash" label={t("cash")} />
        </Card>
        <Card title={t("pushTitle")} description={t("pushText")}>
          <Checkbox
            label={t("push")}
            className="min-h-9 pointer-coarse:min-h-11"
            checked={push}
            onChange={({ target }) => editing.change({ push: target.checked })}
          />
          <ClashNote at="push" label={t("push")} />
        </Card>
        <ChargesCard charges={charges} currency={currency} onChange={(next) => editing.change({ charges: next })} />
        <PayPreview form={{ ways, cash }} />
        <WayHistory list={changes} />
      </FormPage>
      <div className="mt-4">{beside}</div>
    </>
  );
}
