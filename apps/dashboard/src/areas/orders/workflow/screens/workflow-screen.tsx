"use client";

import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { type OrderWorkflow, workflowEvents } from "@mauzo/contract/orders/order-workflow";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailFallback } from "../../../../components/page/detail-fallback.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useDryRun, useRecentOrders, useSaveWorkflow, useWorkflow } from "../data.ts";
import { DryRunCard } from "../parts/dry-run-card.tsx";
import { StepCard } from "../parts/step-card.tsx";
import { TimersCard } from "../parts/timers-card.tsx";
import { newTimer, problemsOf } from "../rules.ts";

const back = "/dashboard/settings";

/** The order workflow: label, colour and messages of each status, and what happens when an order waits. */
export function WorkflowScreen() {
  const t = useTranslations("workflow");
  const query = useWorkflow();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    const up = { href: back, label: t("back") };
    return <DetailFallback title={t("title")} back={up} side="right" words={words} query={query} />;
  }
  return <WorkflowForm saved={query.data} />;
}

function WorkflowForm({ saved }: { saved: OrderWorkflow }) {
  const t = useTranslations("workflow");
  const failureText = useFailureText();
  const [workflow, setWorkflow] = useState(saved);
  const [checked, setChecked] = useState(false);
  const save = useSaveWorkflow();
  const orders = useRecentOrders();
  const trial = useDryRun();
  const problems = checked ? problemsOf(workflow) : new Map<string, string>();
  const changed = JSON.stringify(workflow) !== JSON.stringify(saved);
  const set = (part: Partial<OrderWorkflow>) => setWorkflow((now) => ({ ...now, ...part }));
  const wrong = (place: string) => (problems.has(place) ? t("wrong") : undefined);

  function submit() {
    setChecked(true);
    if (problemsOf(workflow).size > 0 || save.isPending) return;
    save.mutate(workflow, {
      onSuccess: () => toasts.push({ title: t("saved"), tone: "success" }),
      onError: (error) => toasts.push({ title: t("saveFailed"), text: failureText(error), tone: "danger" }),
    });
  }

  return (
    <FormPage
      title={t("title")}
      back={{ href: back, label: t("back") }}
      save={t("save")}
      discard={() => {
        setWorkflow(saved);
        setChecked(false);
      }}
      changed={changed}
      problems={problems.size > 0}
      saving={save.isPending}
      onSubmit={submit}
    >
      <p className="text-muted">{t("text")}</p>
      {workflowEvents.map((event) => {
        const state = fulfilmentStatuses.find((fulfilment) => fulfilment === event);
        return (
          <StepCard
            key={event}
            event={event}
            step={workflow.steps[event]}
            appearance={state && workflow.appearance[state]}
            errors={{ customer: wrong(`steps.${event}.customer`), staff: wrong(`steps.${event}.staff`) }}
            onStep={(step) => set({ steps: { ...workflow.steps, [event]: step } })}
            onAppearance={(appearance) => set({ appearance: { ...workflow.appearance, [event]: appearance } })}
          />
        );
      })}
      <TimersCard
        timers={workflow.timers}
        errorOf={(index) => wrong(`timers.${index}.text`) ?? wrong(`timers.${index}`)}
        onChange={(timers) => set({ timers })}
        onAdd={() => set({ timers: [...workflow.timers, newTimer()] })}
      />
      <DryRunCard
        orders={orders.data?.items}
        messages={trial.data?.messages}
        busy={trial.isPending}
        failure={trial.error ? failureText(trial.error) : undefined}
        onTry={(id) => {
          setChecked(true);
          if (problemsOf(workflow).size === 0) trial.mutate({ id, workflow });
        }}
      />
    </FormPage>
  );
}
