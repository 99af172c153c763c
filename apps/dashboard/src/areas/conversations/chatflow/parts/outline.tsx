"use client";

import { isMovable, type Outlet } from "@mauzo/chatflow/edit/edit-flow";
import { type OutlineRow, outlineOf } from "@mauzo/chatflow/edit/outline-of";
import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { StepNumbers } from "@mauzo/contract/conversations/flows";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { canRemove, firstWords } from "../rules.ts";
import { useStepNames } from "./use-step-names.ts";

export type Opened = { kind: "edit" | "move"; id: string } | { kind: "add"; at: Outlet | "first" };
type Props = {
  flow: FlowDocument;
  problems: readonly FlowFinding[];
  mayWrite: boolean;
  numbers: readonly StepNumbers[];
  /** The step that is chosen, here and on the map. */
  selected: string | undefined;
  onOpen: (opened: Opened) => void;
  onRemove: (id: string) => void;
};

/** Deeper branches stand where the deepest do: a phone has no room for more. */
const indents = [
  "",
  "ml-3 border-line border-l-2 pl-3",
  "ml-6 border-line border-l-2 pl-3",
  "ml-9 border-line border-l-2 pl-3",
];
const indentOf = (depth: number) => indents[Math.min(depth, indents.length - 1)] ?? "";

/** The flow from top to bottom: each step where it is met first, the branches of a question below it, set in. */
export function Outline({ flow, problems, mayWrite, numbers, selected, onOpen, onRemove }: Props) {
  const t = useTranslations("chatflow");
  const names = useStepNames(flow);
  const add = (at: Outlet | "first", label: string) =>
    mayWrite && (
      <Button variant="ghost" size="sm" aria-label={label} onClick={() => onOpen({ kind: "add", at })}>
        + {t("addStep")}
      </Button>
    );
  return (
    <ol aria-label={t("outline")} className="flex flex-col gap-2">
      {mayWrite && <li>{add("first", t("addFirst"))}</li>}
      {outlineOf(flow).map((row) => (
        <li key={keyOf(row)} className={indentOf(row.depth)}>
          {row.kind === "branch" && (
            <p className="pt-1 font-medium text-[0.8125rem]">{t("ifAnswer", { answer: names.wayOf(row.at) })}</p>
          )}
          {row.kind === "link" && (
            <div className="flex flex-wrap items-center gap-2">
              {add(row.at, t("addBefore", { step: row.to === null ? t("nowhere") : names.nameOfId(row.to) }))}
              <span className="min-w-0 truncate text-muted">
                → {row.to === null ? t("nowhere") : names.nameOfId(row.to)}
              </span>
            </div>
          )}
          {row.kind === "step" && (
            <>
              {row.at && add(row.at, t("addBefore", { step: names.nameOf(row.node) }))}
              <StepCard row={row} {...{ flow, problems, mayWrite, numbers, selected, onOpen, onRemove }} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

const keyOf = (row: OutlineRow) => (row.kind === "step" ? row.node.id : `${row.kind}:${row.at.from}:${row.at.outlet}`);

type CardProps = Props & { row: Extract<OutlineRow, { kind: "step" }> };

function StepCard({ row: { node }, flow, problems, mayWrite, numbers, selected, onOpen, onRemove }: CardProps) {
  const t = useTranslations("chatflow");
  const language = useLocale();
  const names = useStepNames(flow);
  const mine = problems.filter((problem) => problem.node === node.id);
  const errors = mine.filter(({ level }) => level === "error").length;
  const counted = numbers.find((each) => each.node === node.id);
  const words = firstWords(node, language);
  const name = names.nameOf(node).slice(0, 80);
  return (
    <div
      id={`step-${node.id}`}
      aria-current={node.id === selected ? "step" : undefined}
      className={`rounded-card border bg-card p-3 ${node.id === selected ? "border-info" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={node.kind === "choice" ? "primary" : "neutral"}>{names.kindOf(node)}</Badge>
        {node.id === flow.start && <Badge tone="info">{t("start")}</Badge>}
        {mine.length > 0 && (
          <Badge tone={errors > 0 ? "danger" : "accent"}>{t("problemCount", { count: mine.length })}</Badge>
        )}
      </div>
      {words !== "" && <p className="mt-2 line-clamp-3 whitespace-pre-line break-words">{words}</p>}
      {counted && (
        <p className="mt-1 text-[0.8125rem] text-muted">
          {t("reached", { count: counted.reached })}
          {counted.answered > 0 && ` · ${t("answered", { count: String(counted.answered) })}`}
          {counted.left > 0 && ` · ${t("left", { count: String(counted.left) })}`}
        </p>
      )}
      {mayWrite && (
        <div className="mt-2 flex flex-wrap gap-1">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("editNamed", { step: name })}
            onClick={() => onOpen({ kind: "edit", id: node.id })}
          >
            {t("edit")}
          </Button>
          {canRemove(flow, node) && (
            <>
              {isMovable(node) && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("moveNamed", { step: name })}
                  onClick={() => onOpen({ kind: "move", id: node.id })}
                >
                  {t("move")}
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={t("removeNamed", { step: name })}
                onClick={() => onRemove(node.id)}
              >
                {t("remove")}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
