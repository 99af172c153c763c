"use client";

import { connect, isMovable } from "@mauzo/chatflow/edit/edit-flow";
import { isOwnStep } from "@mauzo/chatflow/edit/new-step";
import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { canRemove } from "../../rules.ts";
import { LeadsTo } from "../leads-to.tsx";
import type { Opened } from "../outline.tsx";
import { useProblemText } from "../use-problem-text.ts";
import { useNodeNames } from "../use-step-names.ts";
import { changeTones } from "./change-tones.ts";
import type { GraphStep } from "./graph/graph-of.ts";

type Props = {
  flow: FlowDocument;
  step: GraphStep;
  problems: readonly FlowFinding[];
  mayWrite: boolean;
  /** How many steps are met from it. */
  below: number;
  isFolded: boolean;
  onFold: () => void;
  onOpen: (opened: Opened) => void;
  onEdit: (flow: FlowDocument) => void;
  onRemove: (id: string) => void;
};

/** What can be done with the chosen step of the map, and where each way out of it leads. */
export function StepPanel({
  flow,
  step,
  problems,
  mayWrite,
  below,
  isFolded,
  onFold,
  onOpen,
  onEdit,
  onRemove,
}: Props) {
  const t = useTranslations("chatflow");
  const { nameOf, wayOut } = useNodeNames();
  const textOf = useProblemText(flow);
  const [led, setLed] = useState<string>();
  const { node, ways, change } = step;
  const { id } = node;
  const name = nameOf(node).slice(0, 80);
  const isWritten = mayWrite && change !== "removed";
  return (
    <Card title={name}>
      <div className="flex flex-col gap-3">
        {change && (
          <p>
            <Badge tone={changeTones[change]}>{t(`differences.${change}`)}</Badge>
          </p>
        )}
        {problems
          .filter((problem) => problem.node === id)
          .map((problem) => (
            <p key={JSON.stringify(problem)} className={problem.level === "error" ? "text-danger" : "text-muted"}>
              {textOf(problem)}
            </p>
          ))}
        <div className="flex flex-wrap gap-1">
          {isWritten && (
            <Button size="sm" aria-label={t("editNamed", { step: name })} onClick={() => onOpen({ kind: "edit", id })}>
              {t("edit")}
            </Button>
          )}
          {isWritten && canRemove(flow, node) && isMovable(node) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t("moveNamed", { step: name })}
              onClick={() => onOpen({ kind: "move", id })}
            >
              {t("move")}
            </Button>
          )}
          {isWritten && canRemove(flow, node) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t("removeNamed", { step: name })}
              onClick={() => onRemove(id)}
            >
              {t("remove")}
            </Button>
          )}
          {below > 0 && (
            <Button variant="ghost" size="sm" aria-expanded={!isFolded} onClick={onFold}>
              {isFolded ? t("map.unfold") : t("map.fold", { count: below })}
            </Button>
          )}
        </div>
        <ul className="flex flex-col gap-3">
          {ways.map(({ outlet, to }) => {
            const way = wayOut(node, outlet);
            return (
              <li key={outlet} className="flex flex-col gap-1 border-line border-t pt-2">
                <p className="font-medium text-[0.8125rem]">{way}</p>
                <p className="text-muted">→ {to ? nameOf(to).slice(0, 80) : t("nowhere")}</p>
                {isWritten && (
                  <div className="flex flex-wrap gap-1">
                    {isOwnStep(node) && (
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={t("map.leadNamed", { way })}
                        aria-expanded={led === outlet}
                        onClick={() => setLed(led === outlet ? undefined : outlet)}
                      >
                        {t("map.lead")}
                      </Button>
                    )}
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t("map.addAfter", { way })}
                      onClick={() => onOpen({ kind: "add", at: { from: id, outlet } })}
                    >
                      + {t("addStep")}
                    </Button>
                  </div>
                )}
                {isWritten && led === outlet && (
                  <LeadsTo
                    flow={flow}
                    at={{ from: id, outlet }}
                    label={t("thenGoTo")}
                    onChange={(target) => onEdit(connect(flow, { from: id, outlet }, target))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
