"use client";

import { type FlowTrial, type TrialSide, trialLeast } from "@mauzo/contract/conversations/flow-trials";
import { formatDateTime } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { useEndTrial } from "../../../../../entities/conversations/flow/actions/use-end-trial.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";

const rows = ["conversations", "ended", "left", "not_understood"] as const;

/** The version on trial beside the one before it, and all or back in a press; or why it went back by itself. */
type Props = { trial: FlowTrial; mayPublish: boolean; onEnded: () => void };
export function TrialCard({ trial, mayPublish, onEnded }: Props) {
  const t = useTranslations("chatflow.trial");
  const end = useEndTrial({ done: t("done"), failed: t("failed") });
  const { id, newer, older, share, returned } = trial;
  const press = (to: "all" | "back") => end.mutate({ id, to }, { onSuccess: onEnded });
  const number = `${newer.number}`;
  return (
    <Card
      title={returned ? t("returned", { number }) : t("title", { number, share: `${share}` })}
      {...(!returned && { description: t("text", { least: `${trialLeast}` }) })}
    >
      {returned && <Why trial={trial} />}
      <Sides newer={newer} older={older} />
      {mayPublish && !returned && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" disabled={end.isPending} onClick={() => press("all")}>
            {t("all")}
          </Button>
          <Button size="sm" variant="secondary" disabled={end.isPending} onClick={() => press("back")}>
            {t("back", { number: `${older.number}` })}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Why({ trial }: { trial: FlowTrial }) {
  const t = useTranslations("chatflow.trial");
  const language = useLocale();
  const { time_zone } = useAccount().shop;
  const { returned } = trial;
  if (!returned) return null;
  const { because, at, newer, older } = returned;
  const counts = { of: `${newer.of}`, among: `${newer.among}`, olderOf: `${older.of}`, olderAmong: `${older.among}` };
  return (
    <p role="status" className="mb-3">
      {formatDateTime(at, time_zone, language)}: {t(`because.${because}`, counts)}
    </p>
  );
}

function Sides({ newer, older }: { newer: TrialSide; older: TrialSide }) {
  const t = useTranslations("chatflow");
  const textOf = (side: TrialSide, row: (typeof rows)[number]) => {
    const percent = Math.round((100 * side[row]) / Math.max(side.conversations, 1));
    return row === "conversations" ? `${side[row]}` : `${side[row]} (${percent}%)`;
  };
  return (
    <table className="w-full text-left">
      <thead>
        <tr>
          <td />
          {[newer, older].map(({ number }) => (
            <th key={number} scope="col" className="py-1 font-medium">
              {t("version", { number: `${number}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-line border-t">
            <th scope="row" className="py-1 pr-3 font-normal text-muted">
              {t(`trial.rows.${row}`)}
            </th>
            <td className="py-1 tabular-nums">{textOf(newer, row)}</td>
            <td className="py-1 tabular-nums">{textOf(older, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
