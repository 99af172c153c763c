"use client";

import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { type OrderWorkflow, type SavedWorkflow, workflowEvents } from "@mauzo/contract/orders/order-workflow";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SavedMeanwhileNotice } from "../../../../components/form/conflict/saved-meanwhile-notice.tsx";
import { useVersionedDraft } from "../../../../components/form/conflict/use-versioned-draft.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailFallback } from "../../../../components/page/detail-fallback.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useDryRun, useNewestWorkflow, useRecentOrders, useSaveWorkflow, useWorkflow } from "../data.ts";
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

const draftOf = ({ version: _, ...workflow }: SavedWorkflow): OrderWorkflow => workflow;

function WorkflowForm({ saved }: { saved: SavedWorkflow }) {
  const t = useTranslations("workflow");
  const failureText = useFailureText();
  const { base, draft: workflow, setDraft: setWorkflow, ...form } = useVersionedDraft(saved, draftOf);
  const [checked, setChecked] = useState(false);
  const save = useSaveWorkflow();
  const newest = useNewestWorkflow();
  const orders = useRecentOrders();
  const trial = useDryRun();
  const problems = checked ? problemsOf(workflow) : new Map<string, string>();
  const set = (part: Partial<OrderWorkflow>) => setWorkflow((now) => ({ ...now, ...part }));
  const wrong = (place: string) => (problems.has(place) ? t("wrong") : undefined);

  function show(filled: SavedWorkflow) {
    form.fill(filled);
    setChecked(false);
  }
  const tellFailed = (error: unknown) =>
    toasts.push({ title: t("saveFailed"), text: failureText(error), tone: "danger" });

  function submit(version = base.version) {
    setChecked(true);
    if (problemsOf(workflow).size > 0 || save.isPending) return;
    save.mutate(
      { ...workflow, version },
      {
        onSuccess: (kept) => {
          show(kept);
          toasts.push({ title: t("saved"), tone: "success" });
        },
        onError: (error) => !form.isRefused(error) && tellFailed(error),
      },
    );
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
