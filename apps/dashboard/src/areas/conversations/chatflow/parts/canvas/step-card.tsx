"use client";

import { Badge } from "@mauzo/ui/badge";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { firstWords } from "../../rules.ts";
import { useNodeNames } from "../use-step-names.ts";
import { changeTones } from "./change-tones.ts";
import type { CardNode } from "./drawn.ts";
import { measures, wayTop } from "./graph/place-steps.ts";

const dot = "size-3 rounded-full border-2 border-card";

/** A step on the map: a button with its name, where it leads spoken with it, and a handle for each way out. */
export const StepCard = memo(function StepCard({ data, id }: NodeProps<CardNode>) {
  const { node, ways, change, below, isStart, isSelected, isTabStop, isLeadable, problems, errors } = data;
  const t = useTranslations("chatflow");
  const language = useLocale();
  const { kindOf, nameOf, wayOut } = useNodeNames();
  const words =
    node.kind === "condition" ? t(`settings.conditions.${node.test.of}`) : firstWords(node, language).trim();
  return (
    <div
      className={clsx(
        "relative size-full rounded-card border bg-card",
        isSelected ? "border-info ring-2 ring-info" : change ? "border-line-strong" : "border-line",
        change === "added" && "border-l-4 border-l-primary",
        change === "removed" && "border-l-4 border-l-danger border-dashed",
        (change === "changed" || change === "led") && "border-l-4 border-l-accent",
      )}
    >
      {isStart && (
        <span aria-hidden="true" className="absolute bottom-full left-0 pb-1 text-info text-xs">
          {t("start")}
        </span>
      )}
      <Handle
        type="target"
        id="in"
        position={Position.Left}
        isConnectableStart={false}
        className={clsx(dot, "bg-line-strong")}
        style={{ top: measures.head / 2 }}
      />
      <button
        type="button"
        id={`map-step-${id}`}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected ? "step" : undefined}
        className="block w-full rounded-card px-3 text-left text-[0.8125rem]"
        style={{ height: measures.head + measures.words }}
      >
        <span className="flex items-center gap-1 overflow-hidden" style={{ height: measures.head }}>
          <Badge tone={node.kind === "choice" ? "primary" : "neutral"} className="min-w-0 truncate">
            {kindOf(node)}
          </Badge>
          {isStart && <span className="sr-only">{t("start")}</span>}
          {problems > 0 && (
            <Badge tone={errors > 0 ? "danger" : "accent"}>{t("problemCount", { count: problems })}</Badge>
          )}
          {change && <Badge tone={changeTones[change]}>{t(`differences.${change}`)}</Badge>}
        </span>
        <span className={clsx("line-clamp-2 break-words", change === "removed" && "line-through")}>{words}</span>
        <span className="sr-only">
          {ways.map(({ outlet, to }) => (
            <span key={outlet}>
              {t("map.leads", { way: wayOut(node, outlet), step: to ? nameOf(to).slice(0, 60) : t("nowhere") })}{" "}
            </span>
          ))}
          {below > 0 && t("map.folded", { count: below })}
        </span>
      </button>
      <ul aria-hidden="true" className="text-[0.8125rem] text-muted">
        {ways.map(({ outlet, to }) => (
          <li
            key={outlet}
            className={clsx("truncate border-line border-t px-3 text-right", !to && "text-danger")}
            style={{ height: measures.way, lineHeight: `${measures.way}px` }}
          >
            {wayOut(node, outlet)}
          </li>
        ))}
        {below > 0 && (
          <li
            className="truncate border-line border-t px-3 text-right font-medium"
            style={{ height: measures.way, lineHeight: `${measures.way}px` }}
          >
            {t("map.folded", { count: below })}
          </li>
        )}
      </ul>
      {ways.map(({ outlet, to }, at) =>
        isLeadable ? (
          <Handle
            key={outlet}
            type="source"
            id={outlet}
            position={Position.Right}
            isConnectableEnd={false}
            className={clsx(dot, to ? "bg-primary" : "bg-danger")}
            style={{ top: wayTop(at) }}
          />
        ) : (
          <span
            key={outlet}
            className={clsx(dot, "absolute -right-1.5 bg-line-strong")}
            style={{ top: wayTop(at) - 6 }}
          />
        ),
      )}
    </div>
  );
});
