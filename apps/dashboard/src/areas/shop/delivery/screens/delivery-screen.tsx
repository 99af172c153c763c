"use client";

import { type DeliveryWays, mostWays } from "@mauzo/contract/shop/delivery-ways";
import { Button } from "@mauzo/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailMissing } from "../../../../components/page/detail-missing.tsx";
import { moved } from "../../../../lib/moved.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useSaveWays, useWays } from "../data.ts";
import { WayCard } from "../parts/way-card.tsx";
import { brought, type DraftWay, pickUp, problemsOf } from "../rules.ts";

const back = "/dashboard/settings";

/** How the shop's goods come to its customers, who choose one of these ways before they order. */
export function DeliveryScreen() {
  const t = useTranslations("delivery");
  const query = useWays();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    const up = { href: back, label: t("back") };
    return <DetailMissing title={t("title")} back={up} side="right" words={words} query={query} />;
  }
  return <DeliveryForm saved={query.data} />;
}

function DeliveryForm({ saved }: { saved: DeliveryWays }) {
  const t = useTranslations("delivery");
  const failureText = useFailureText();
  const { currency } = useAccount().shop;
  const [ways, setWays] = useState<DraftWay[]>(saved.ways);
  const [checked, setChecked] = useState(false);
  const save = useSaveWays();
  const problems = checked ? problemsOf(ways) : new Map<string, never>();
  const changed = JSON.stringify(ways) !== JSON.stringify(saved.ways);

  function submit() {
    setChecked(true);
    if (problemsOf(ways).size > 0 || save.isPending) return;
    const body = { ways: ways.map((way) => ({ ...way, name: way.name.trim(), fee_minor: way.fee_minor ?? 0 })) };
    save.mutate(body, {
      onSuccess: (kept) => {
        setWays(kept.ways);
        setChecked(false);
        toasts.push({ title: t("saved"), tone: "success" });
      },
      onError: (error) => toasts.push({ title: t("saveFailed"), text: failureText(error), tone: "danger" }),
    });
  }

  return (
    <FormPage
      title={t("title")}
      back={{ href: back, label: t("back") }}
      save={t("save")}
      discard={() => {
        setWays(saved.ways);
        setChecked(false);
      }}
      changed={changed}
      problems={problems.size > 0}
      saving={save.isPending}
      onSubmit={submit}
    >
      <p className="text-muted">{t(ways.length === 0 ? "none" : "text")}</p>
      {ways.map((way, index) => (
        <WayCard
          key={way.id}
          way={way}
          number={index + 1}
          currency={currency}
          problems={problems.get(way.id)}
          onUp={index > 0 ? () => setWays(moved(ways, index, index - 1)) : undefined}
          onDown={index < ways.length - 1 ? () => setWays(moved(ways, index, index + 1)) : undefined}
          onChange={(part) => setWays(ways.map((each) => (each.id === way.id ? { ...each, ...part } : each)))}
          onRemove={() => setWays(ways.filter(({ id }) => id !== way.id))}
        />
      ))}
      {ways.length < mostWays && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setWays([...ways, brought("")])}>
            {t("addBrought")}
          </Button>
          <Button variant="secondary" onClick={() => setWays([...ways, pickUp(t("pickUpName"))])}>
            {t("addPickUp")}
          </Button>
        </div>
      )}
    </FormPage>
  );
}
