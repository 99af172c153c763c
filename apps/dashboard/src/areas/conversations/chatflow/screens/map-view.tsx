"use client";

import { connect } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useVersion, useVersions } from "../../../../entities/conversations/flow/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { countBelow } from "../parts/canvas/graph/fold-steps.ts";
import { graphOf } from "../parts/canvas/graph/graph-of.ts";
import { StepPanel } from "../parts/canvas/step-panel.tsx";
import type { Opened } from "../parts/outline.tsx";

// Fetched when the map is opened: who never does, on a phone for one, is spared it.
const Canvas = lazyPart(async () => (await import("../parts/canvas/canvas.tsx")).Canvas, { place: "h-full" });

type Props = {
  flow: FlowDocument;
  problems: readonly FlowFinding[];
  mayWrite: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (opened: Opened) => void;
  onEdit: (flow: FlowDocument) => void;
  onRemove: (id: string) => void;
};

/** The flow as a map: the same document, selection and edits as the outline, beside what the chosen step can do. */
export function MapView({ flow, problems, mayWrite, selected, onSelect, onOpen, onEdit, onRemove }: Props) {
  const t = useTranslations("chatflow");
  const [since, setSince] = useState("");
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const older = useVersion(since === "" ? undefined : since).data?.document;
  const graph = useMemo(() => graphOf(flow, older), [flow, older]);
  const step = graph.steps.find(({ node }) => node.id === selected);
  const versions = useVersions().data?.pages.flatMap(({ items }) => items) ?? [];
  const changed = graph.steps.filter(({ change }) => change !== undefined).length;
  function fold(id: string) {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {versions.length > 0 && (
          <Field label={t("map.since")} className="w-64">
            {(control) => (
              <Select {...control} value={since} onChange={({ target }) => setSince(target.value)}>
                <option value="">{t("map.sinceNothing")}</option>
                {versions.map(({ id, number }) => (
                  <option key={id} value={id}>
                    {t("version", { number: `${number}` })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <p aria-live="polite" className="text-muted">
          {older && (changed === 0 ? t("noDifference") : t("map.changed", { count: changed }))}
        </p>
      </div>
      <p className="text-muted">{t("map.keys")}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-4">
        <div className="h-[70vh] min-h-[28rem] overflow-hidden rounded-card border border-line">
          <Canvas
            {...{ graph, problems, folded, mayWrite, selected, onSelect }}
            start={flow.start}
            onOpen={(id) => onOpen({ kind: "edit", id })}
            onConnect={(at, to) => onEdit(connect(flow, at, to))}
          />
        </div>
        <div>
          {step ? (
            <StepPanel
              key={step.node.id}
              {...{ flow, step, problems, mayWrite, onOpen, onEdit, onRemove }}
              below={countBelow(graph.steps, step.node.id)}
              isFolded={folded.has(step.node.id)}
              onFold={() => fold(step.node.id)}
            />
          ) : (
            <p className="text-muted">{t("map.choose")}</p>
          )}
        </div>
      </div>
    </div>
  );
}
