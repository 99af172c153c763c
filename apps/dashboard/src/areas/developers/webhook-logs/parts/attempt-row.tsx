"use client";

import type { WebhookAttempt } from "@mauzo/contract/developers/webhook-deliveries";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { laidOut, whyOf } from "../rules.ts";
import { CodeBlock } from "./code-block.tsx";

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** One try: when, how it ended, and what went each way. */
export function AttemptRow({ attempt }: { attempt: WebhookAttempt }) {
  const t = useTranslations("webhookLogs");
  const { at, ms, status, headers, answer_headers, answer } = attempt;
  const why = whyOf(attempt);
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {status === null
          ? t("attemptFailed", { ms: String(ms) })
          : t("attempt", { status: String(status), ms: String(ms) })}
        {why !== undefined && <Badge tone="danger">{t(`why.${why}.title`)}</Badge>}
      </p>
      <p className="text-[0.8125rem] text-muted">
        <RelativeTime iso={at} full />
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer text-primary">{t("details")}</summary>
        <CodeBlock title={t("sentHeaders")} text={linesOf(headers)} />
        {status !== null && (
          <>
            <CodeBlock title={t("answerHeaders")} text={linesOf(answer_headers)} />
            <CodeBlock title={t("answerBody")} text={answer === null ? t("noAnswerBody") : laidOut(answer)} />
          </>
        )}
      </details>
    </li>
  );
}
