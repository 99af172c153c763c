"use client";

import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { type SavedWorkflow, workflowEvents } from "@mauzo/contract/orders/order-workflow";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useDryRun, useNewestWorkflow, useRecentOrders, useSaveWorkflow, useWorkflow } from "../data.ts";
import { DryRunCard } from "../parts/dry-run-card.tsx";
import { RemindersCard } from "../parts/reminders-card.tsx";
import { StepCard } from "../parts/step-card.tsx";
import { TimersCard } from "../parts/timers-card.tsx";
import { newTimer, problemsOf, toForm, toInput } from "../rules.ts";

const back = "/dashboard/settings";

/** The order workflow: label, colour and messages of each status, and what happens when an order waits. */
export function WorkflowScreen() {
  const t = useTranslations("workflow");
  const query = useWorkflow();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    const up = { href: back, label: t("back") };
    return <DetailQueryState title={t("title")} back={up} side="right" words={words} query={query} />;
  }
  return <WorkflowForm saved={query.data} />;
}

function WorkflowForm({ saved }: { saved: SavedWorkflow }) {
  const t = useTranslations("workflow");
  const failureText = useFailureText();
  const { id } = useAccount().shop;
  const orders = useRecentOrders();
  const trial = useDryRun();
  const editing = useEditing({
    ...{ saved, toForm, toInput },
    problemsOf: (form) => problemsOf(form).map(({ path, key }) => ({ path, text: t(key) })),
    save: useSaveWorkflow().mutateAsync,
    readNewest: useNewestWorkflow(),
    draft: { name: `workflow:${id}`, pattern: toForm(saved) },
    isUndoable: () => true,
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("saveFailed"),
  });
  const { form, change } = editing;
  const workflow = form.watch();
  const { steps, appearance, timers, reminders } = workflow;

  return (
    <FormPage editing={editing} title={t("title")} back={{ href: back, label: t("back") }} save={t("save")}>
      <p className="text-muted">{t("text")}</p>
      <p className="text-muted">{t("byHand")}</p>
      {workflowEvents.map((event) => {
        const state = fulfilmentStatuses.find((fulfilment) => fulfilment === event);
        return (
          <StepCard
            key={event}
            event={event}
            step={steps[event]}
            appearance={state && appearance[state]}
            onStep={(step) => change({ steps: { ...steps, [event]: step } })}
            onAppearance={(changed) => change({ appearance: { ...appearance, [event]: changed } })}
          />
        );
      })}
      <TimersCard
        timers={timers}
        onChange={(changed) => change({ timers: changed })}
        onAdd={() => change({ timers: [...timers, newTimer()] })}
      />
      <RemindersCard reminders={reminders} onChange={(changed) => change({ reminders: changed })} />
      <DryRunCard
        orders={orders.data?.items}
        messages={trial.data?.messages}
        reminders={trial.data?.reminders}
        busy={trial.isPending}
        failure={trial.error ? failureText(trial.error) : undefined}
        onTry={async (order) => (await form.trigger()) && trial.mutate({ id: order, workflow })}
      />
    </FormPage>
  );
}
