"use client";

import type { CampaignList } from "@mauzo/contract/marketing/campaign-lists";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type ListRow, mendLine } from "../../form/list-text.ts";
import { AddStrangers } from "./add-strangers.tsx";
import type { ListWork } from "./list-work.ts";

type Props = {
  found: CampaignList;
  rows: readonly ListRow[];
  /** The list that was looked through. */
  text: string;
  channel: CampaignChannel;
  add: ListWork["add"];
  /** The list was mended, or some of its people became customers: it is looked through anew. */
  onChange: (text: string) => void;
};

/** So many bad rows are shown at once; the next ones follow when these are mended. */
const mostShown = 20;

/** What a list of numbers comes to: who of it is a customer, and the rows that are no number, each to be mended. */
export function ListFindings({ found, rows, text, channel, add, onChange }: Props) {
  const t = useTranslations("campaigns.list");
  const { people, known, agreed, withdrew, strangers, repeated, bad } = found;
  const asked = found.stranger_rows.flatMap((at) => rows[at] ?? []);
  // A line is mended as a whole, however much of it is bad.
  const badLines = [...new Map(bad.map((each) => [rows[each.at]?.line, each])).values()];
  const lines = [
    t("people", { count: people }),
    known > 0 && (channel === "sms" ? t("knownSms", { count: known, agreed }) : t("known", { count: known })),
    channel === "sms" && withdrew > 0 && t("withdrew", { count: withdrew }),
    repeated.length > 0 && t("repeated", { count: repeated.length }),
  ];
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-3">
      <ul role="status" className="flex flex-col gap-1">
        {lines.map((line) => line && <li key={line}>{line}</li>)}
      </ul>
      {bad.length > 0 && (
        <div>
          <p className="mb-1.5 font-medium">{t("bad", { count: bad.length })}</p>
          <ul className="flex flex-col gap-2">
            {badLines.slice(0, mostShown).map(({ at, why }) => {
              const row = rows[at];
              if (!row) return null;
              const written = text.split(/\r\n|\r|\n/)[row.line] ?? row.phone;
              return (
                <BadRow
                  key={`${row.line} ${written}`}
                  label={t("line", { line: String(row.line + 1) })}
                  why={t(`why.${why}`)}
                  written={written}
                  onMend={(by) => onChange(mendLine(text, row.line, by))}
                />
              );
            })}
          </ul>
        </div>
      )}
      {strangers > 0 && channel === "sms" && (
        <AddStrangers count={strangers} rows={asked} add={add} onAdded={() => onChange(text)} />
      )}
      {strangers > 0 && channel === "whatsapp" && <p className="text-muted">{t("neverWrote", { count: strangers })}</p>}
    </div>
  );
}

type BadRowProps = { label: string; why: string; written: string; onMend: (by: string) => void };
function BadRow({ label, why, written, onMend }: BadRowProps) {
  const t = useTranslations("campaigns.list");
  const [mended, setMended] = useState(written);
  return (
    <li className="flex flex-col gap-1">
      <span className="text-[0.8125rem] text-muted">
        {label}: {why}
      </span>
      <span className="flex flex-wrap gap-2">
        <span className="min-w-40 flex-1">
          <Input
            aria-label={label}
            value={mended}
            autoComplete="off"
            onChange={({ target }) => setMended(target.value)}
          />
        </span>
        <Button variant="secondary" disabled={mended === written} onClick={() => onMend(mended)}>
          {t("mend")}
        </Button>
        <Button variant="ghost" onClick={() => onMend("")}>
          {t("leaveOut")}
        </Button>
      </span>
    </li>
  );
}
