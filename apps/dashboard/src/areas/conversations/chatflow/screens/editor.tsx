"use client";

import { insertFirst, insertStep } from "@mauzo/chatflow/edit/edit-flow";
import { type NewStepKind, newStep } from "@mauzo/chatflow/edit/new-step";
import { findFlowProblems } from "@mauzo/chatflow/problems/find-flow-problems";
import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { type FlowState, flows } from "@mauzo/contract/conversations/flows";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { LeaveGuard } from "../../../../components/page/leave-guard.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useFlowSchedule, useFlowTrial } from "../../../../entities/conversations/flow/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { useFlowEditor } from "../form/use-flow-editor.ts";
import { MeanwhileNotice } from "../parts/meanwhile-notice.tsx";
import type { Opened } from "../parts/outline.tsx";
import { ScheduleNotice } from "../parts/publishing/schedule-notice.tsx";
import { TrialCard } from "../parts/publishing/trial-card.tsx";
import { allFlows, flowPath, newId } from "../rules.ts";
import { readLook, type StepsLook, StepsView, useLookThatFits } from "./steps-view.tsx";

const TryView = lazyPart(async () => (await import("./try-view.tsx")).TryView, { place: "h-[30rem] max-w-sm" });
const VersionsView = lazyPart(async () => (await import("./versions-view.tsx")).VersionsView, { place: "h-40" });
const TestsView = lazyPart(async () => (await import("./tests-view.tsx")).TestsView, { place: "h-40" });
const UnmatchedView = lazyPart(async () => (await import("./unmatched-view.tsx")).UnmatchedView, { place: "h-40" });
const AddDialog = lazyPart(async () => (await import("../parts/add-dialog.tsx")).AddDialog);
const StepView = lazyPart(async () => (await import("./step-view.tsx")).StepView);
const MoveDialog = lazyPart(async () => (await import("../parts/move-dialog.tsx")).MoveDialog);
const TemplateDialog = lazyPart(async () => (await import("../parts/begin/template-dialog.tsx")).TemplateDialog);
const PublishView = lazyPart(async () => (await import("./publish-view.tsx")).PublishView);
const views = ["steps", "try", "tests", "unmatched", "versions"] as const;

/** The steps, their problems, the preview and the versions, over one draft. */
export function Editor({ saved, name }: { saved: FlowState; name: string | undefined }) {
  const t = useTranslations("chatflow");
  const mayWrite = useCanAccess(flows.save.access);
  const mayPublish = useCanAccess(flows.publish.access);
  const mayReadTalks = useCanAccess(flowUnmatched.list.access);
  const [opened, setOpened] = useState<Opened | { kind: "publish" | "templates" }>();
  const editor = useFlowEditor(saved, { mayWrite, isOpen: opened !== undefined });
  const { flow, edit, undo, redo, state, refusal, isStuck, settle, version, changed, refresh } = editor;
  const problems = useMemo(() => findFlowProblems(flow), [flow]);
  const [view, setView] = useState<(typeof views)[number]>("steps");
  const [look, setLook] = useStoredState<StepsLook>("chatflow-look", readLook, "list");
  const isWide = useLookThatFits(look) === "map" && view === "steps";
  const [selected, setSelected] = useState<string>();
  const schedule = useFlowSchedule().data?.schedule;
  const trial = useFlowTrial().data?.trial;
  const close = () => setOpened(undefined);
  const errors = problems.filter(({ level }) => level === "error").length;

  function add(kind: NewStepKind) {
    if (opened?.kind !== "add") return;
    const id = newId(flow, "n");
    edit(opened.at === "first" ? insertFirst(flow, newStep(kind, id)) : insertStep(flow, opened.at, newStep(kind, id)));
    setSelected(id);
    setOpened({ kind: "edit", id });
  }
  const save = (to: typeof flow) => {
    edit(to);
    close();
  };

  return (
    <div className={isWide ? undefined : "mx-auto max-w-3xl"}>
      <PageHeader
        title={name ?? t("title")}
        back={{ href: flowPath(allFlows), label: t("flows.title") }}
        subtitle={t("subtitle")}
        aside={<Badge tone={changed ? "accent" : "primary"}>{changed ? t("notPublished") : t("asPublished")}</Badge>}
        actions={
          mayPublish && (
            <Button
              disabled={!changed || errors > 0 || state !== "saved"}
              onClick={() => setOpened({ kind: "publish" })}
            >
              {t("publish")}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-4">
        {schedule && <ScheduleNotice {...{ schedule, mayPublish }} />}
        {trial && <TrialCard {...{ trial, mayPublish }} onEnded={refresh} />}
        {state === "meanwhile" && <MeanwhileNotice onSettle={settle} />}
        {refusal !== undefined && (
          <p role="alert" className="text-danger-strong">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ChoiceChips
            label={t("view")}
            value={view}
            onChoose={setView}
            chips={views
              .filter((each) => each !== "unmatched" || mayReadTalks)
              .map((value) => ({ value, text: t(`views.${value}`) }))}
          />
          {mayWrite && (
            <div className="flex flex-wrap items-center gap-2">
              <span aria-live="polite" className="text-[0.8125rem] text-muted">
                {t(`states.${state}`)}
              </span>
              <Button variant="secondary" size="sm" disabled={!undo} onClick={undo}>
                {t("undo")}
              </Button>
              <Button variant="secondary" size="sm" disabled={!redo} onClick={redo}>
                {t("redo")}
              </Button>
            </div>
          )}
        </div>
        {view === "steps" && (
          <StepsView
            {...{ flow, problems, mayWrite, undo, redo, look, selected }}
            name={name ?? t("title")}
            isOpen={opened !== undefined}
            onLook={setLook}
            onSelect={setSelected}
            onOpen={setOpened}
            onEdit={edit}
          />
        )}
        {view === "try" && <TryView flow={flow} isSaved={state === "saved"} />}
        {view === "tests" && <TestsView draft={version} isSaved={state === "saved"} />}
        {view === "unmatched" && (
          <UnmatchedView {...{ flow, mayWrite }} onEdit={edit} onOpen={(id) => setOpened({ kind: "edit", id })} />
        )}
        {view === "versions" && (
          <VersionsView flow={flow} running={saved.running} mayPublish={mayPublish} onRestored={refresh} />
        )}
      </div>
      <LeaveGuard unsaved={isStuck} />
      {opened?.kind === "add" && <AddDialog onAdd={add} onClose={close} />}
      {opened?.kind === "edit" && <StepView key={opened.id} flow={flow} id={opened.id} onSave={save} onClose={close} />}
      {opened?.kind === "move" && <MoveDialog flow={flow} id={opened.id} onSave={save} onClose={close} />}
      {opened?.kind === "templates" && <TemplateDialog onChoose={save} onClose={close} />}
      {opened?.kind === "publish" && (
        <PublishView
          draft={version}
          onDone={() => {
            close();
            refresh();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
