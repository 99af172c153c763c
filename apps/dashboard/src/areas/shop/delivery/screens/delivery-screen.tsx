"use client";

import { type DeliveryMethods, maxMethods } from "@mauzo/contract/shop/delivery-methods";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { moveItem } from "../../../../lib/move-item.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useMethods, useNewestMethods, useSaveMethods } from "../data.ts";
import { MethodCard } from "../parts/method-card.tsx";
import { newDelivery, newPickup, pattern, problemsOf, toForm, toInput } from "../rules.ts";

const back = "/dashboard/settings";

/** The shop's delivery methods; customers choose one before they order. */
export function DeliveryScreen() {
  const t = useTranslations("delivery");
  const query = useMethods();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    const up = { href: back, label: t("back") };
    return <DetailQueryState title={t("title")} back={up} side="right" words={words} query={query} />;
  }
  return <Methods saved={query.data} />;
}

function Methods({ saved }: { saved: DeliveryMethods }) {
  const t = useTranslations("delivery");
  const input = useTranslations("input.amountWrong");
  const { id, currency } = useAccount().shop;
  const editing = useEditing({
    ...{ saved, toForm, toInput },
    problemsOf: (form) =>
      problemsOf(form).map(({ path, key }) => ({ path, text: key === "amountWrong" ? input("money") : t(key) })),
    save: useSaveMethods().mutateAsync,
    readNewest: useNewestMethods(),
    draft: { name: `delivery:${id}`, pattern },
    isUndoable: () => true,
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("saveFailed"),
  });
  const { methods } = editing.form.watch();
  const setMethods = (next: typeof methods) => editing.change({ methods: next });

  return (
    <FormPage editing={editing} title={t("title")} back={{ href: back, label: t("back") }} save={t("save")}>
      <p className="text-muted">{t(methods.length === 0 ? "none" : "text")}</p>
      {methods.map((method, at) => (
        <MethodCard
          key={method.id}
          method={method}
          at={at}
          currency={currency}
          onUp={at > 0 ? () => setMethods(moveItem(methods, at, at - 1)) : undefined}
          onDown={at < methods.length - 1 ? () => setMethods(moveItem(methods, at, at + 1)) : undefined}
          onChange={(part) => setMethods(methods.map((each) => (each.id === method.id ? { ...each, ...part } : each)))}
          onRemove={() => setMethods(methods.filter((each) => each.id !== method.id))}
        />
      ))}
      {methods.length < maxMethods && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setMethods([...methods, newDelivery("")])}>
            {t("addBrought")}
          </Button>
          <Button variant="secondary" onClick={() => setMethods([...methods, newPickup(t("pickUpName"))])}>
            {t("addPickUp")}
          </Button>
        </div>
      )}
    </FormPage>
  );
}
