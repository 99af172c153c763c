"use client";

import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useProblemText } from "./use-problem-text.ts";
import { useStepNames } from "./use-step-names.ts";

type Props = { flow: FlowDocument; problems: readonly FlowFinding[]; onOpen?: ((id: string) => void) | undefined };

/** What keeps the draft from customers, and what its owner should know; each leads to its step, where it can be changed. */
export function ProblemsCard({ flow, problems, onOpen }: Props) {
  const t = useTranslations("chatflow");
  const names = useStepNames(flow);
  const textOf = useProblemText(flow);
  if (problems.length === 0) return <p className="text-muted">{t("noProblems")}</p>;
  return (
    <Card title={t("problemsTitle", { count: problems.length })}>
      <ul className="flex flex-col gap-3">
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)} className="flex flex-wrap items-start justify-between gap-2">
            <div className="min-w-0">
              <p className={problem.level === "error" ? "font-medium text-danger" : ""}>{textOf(problem)}</p>
              <p className="truncate text-muted">
                {problem.node === null ? t("wholeFlow") : names.nameOfId(problem.node)}
              </p>
            </div>
            {onOpen && problem.node !== null && flow.nodes.some(({ id }) => id === problem.node) && (
              <Button variant="secondary" size="sm" onClick={() => onOpen(problem.node ?? "")}>
                {t("mend")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
