"use client";

import type { CheckedStep } from "@mauzo/contract/conversations/channels";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { failedIn } from "../rules.ts";

type Props = { steps: readonly CheckedStep[] | undefined; busy: boolean; onCheck: () => void };

const signs = { ok: "✓", failed: "✕", skipped: "–" } as const;

/** The steps of the last check, with the first that fails opened: what is wrong, and what to do. */
export function CheckCard({ steps, busy, onCheck }: Props) {
  const t = useTranslations("connect");
  const failed = failedIn(steps);
  return (
    <Card
      title={t("check.title")}
      action={
        <Button variant={failed || !steps ? "primary" : "secondary"} busy={busy} onClick={onCheck}>
          {t("check.run")}
        </Button>
      }
    >
      <p role="status" className={clsx(!busy && (failed || !steps) && "sr-only")}>
        {busy
          ? t("check.checking")
          : steps && !failed
            ? t("check.passed")
            : failed && `${t(`check.steps.${failed.step}`)}: ${t("check.state.failed")}`}
      </p>
      {steps && !busy && (
        <ol className="mt-2 flex flex-col gap-2">
          {steps.map(({ step, state, problem, code }) => (
            <li key={step} className={clsx("flex gap-3", state === "skipped" && "text-muted")}>
              <span
                aria-hidden="true"
                className={clsx(
                  "w-4 shrink-0 font-semibold",
                  state === "failed" && "text-danger",
                  state === "ok" && "text-primary",
                )}
              >
                {signs[state]}
              </span>
              <div className="min-w-0">
                <p className={clsx(state === "failed" && "font-semibold")}>
                  {t(`check.steps.${step}`)}
                  <span className="sr-only">: {t(`check.state.${state}`)}</span>
                </p>
                {problem && <p className="mt-1">{t(`check.problems.${problem}`)}</p>}
                {code !== null && (
                  <p className="mt-1 text-[0.8125rem] text-muted">{t("check.code", { code: String(code) })}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
