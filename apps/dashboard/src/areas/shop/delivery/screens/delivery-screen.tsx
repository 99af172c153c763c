"use client";

import { type DeliveryMethods, maxMethods } from "@mauzo/contract/shop/delivery-methods";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SavedMeanwhileNotice } from "../../../../components/form/conflict/saved-meanwhile-notice.tsx";
import { useVersionedDraft } from "../../../../components/form/conflict/use-versioned-draft.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailFallback } from "../../../../components/page/detail-fallback.tsx";
import { moveItem } from "../../../../lib/move-item.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useMethods, useNewestMethods, useSaveMethods } from "../data.ts";
import { MethodCard } from "../parts/method-card.tsx";
import { type DraftMethod, newDelivery, newPickup, problemsOf } from "../rules.ts";

const back = "/dashboard/settings";

/** The shop's delivery methods; customers choose one before they order. */
export function DeliveryScreen() {
  const t = useTranslations("delivery");
  const query = useMethods();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    const up = { href: back, label: t("back") };
    return <DetailFallback title={t("title")} back={up} side="right" words={words} query={query} />;
  }
  return <DeliveryForm saved={query.data} />;
}

const draftOf = ({ methods }: DeliveryMethods): DraftMethod[] => methods;

function DeliveryForm({ saved }: { saved: DeliveryMethods }) {
  const t = useTranslations("delivery");
  const failureText = useFailureText();
  const { currency } = useAccount().shop;
  const { base, draft: methods, setDraft: setMethods, ...form } = useVersionedDraft(saved, draftOf);
  const [checked, setChecked] = useState(false);
  const save = useSaveMethods();
  const newest = useNewestMethods();
  const problems = checked ? problemsOf(methods) : new Map<string, never>();

  function show(filled: DeliveryMethods) {
    form.fill(filled);
    setChecked(false);
  }
  const tellFailed = (error: unknown) =>
    toasts.push({ title: t("saveFailed"), text: failureText(error), tone: "danger" });

  function submit(version = base.version) {
    setChecked(true);
    if (problemsOf(methods).size > 0 || save.isPending) return;
    const body = {
      version,
      methods: methods.map((method) => ({ ...method, name: method.name.trim(), fee_minor: method.fee_minor ?? 0 })),
    };
    save.mutate(body, {
      onSuccess: (kept) => {
        show(kept);
        toasts.push({ title: t("saved"), tone: "success" });
      },
      onError: (error) => !form.isRefused(error) && tellFailed(error),
    });
  }

  return (
    <FormPage
      title={t("title")}
      back={{ href: back, label: t("back") }}
      save={t("save")}
      discard={() => show(saved)}
      changed={form.changed}
      problems={problems.size > 0}
      saving={save.isPending}
      onSubmit={() => submit()}
    >
      {form.meanwhile && (
        <SavedMeanwhileNotice
          key={form.refusals}
          by={form.meanwhile.saved_by}
          busy={newest.isPending || save.isPending}
          onTake={() => newest.mutate(undefined, { onSuccess: show, onError: tellFailed })}
          onSave={() => submit(form.meanwhile?.version)}
        />
      )}
      <p className="text-muted">{t(methods.length === 0 ? "none" : "text")}</p>
      {methods.map((method, index) => (
        <MethodCard
          key={method.id}
          method={method}
          number={index + 1}
          currency={currency}
          problems={problems.get(method.id)}
          onUp={index > 0 ? () => setMethods(moveItem(methods, index, index - 1)) : undefined}
          onDown={index < methods.length - 1 ? () => setMethods(moveItem(methods, index, index + 1)) : undefined}
          onChange={(part) => setMethods(methods.map((each) => (each.id === method.id ? { ...each, ...part } : each)))}
          onRemove={() => setMethods(methods.filter(({ id }) => id !== method.id))}
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
