"use client";

import type { CountedLine } from "@mauzo/contract/catalogue/stock";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { PackageCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type CountDraftLine, differing } from "../../rules/count-draft.ts";
import { DifferenceRow } from "./difference-row.tsx";

type Props = {
  lines: readonly CountDraftLine[];
  problems: readonly CountedLine[];
  busy: boolean;
  onChange: (line: CountDraftLine) => void;
  onRemove: (id: string) => void;
  onBack: () => void;
  onSave: () => void;
  onDrop: () => void;
};

/** What a count would change, before it is saved: every difference with its reason, and how many items matched. */
export function CountReview({ lines, problems, busy, onChange, onRemove, onBack, onSave, onDrop }: Props) {
  const t = useTranslations("stock.count");
  const differences = differing(lines);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {differences.length === 0 ? (
        <Card flush>
          <EmptyState
            picture={<PackageCheck className="size-6" />}
            title={t("allMatch")}
            text={t("allMatchText", { count: lines.length })}
          />
        </Card>
      ) : (
        <Card
          title={t("differences", { count: differences.length })}
          description={t("matching", { count: lines.length - differences.length })}
          flush
        >
          <ul aria-label={t("reviewTitle")}>
            {differences.map((line) => (
              <DifferenceRow
                key={line.id}
                line={line}
                problem={problems.find(({ id }) => id === line.id)}
                onChange={onChange}
                onRemove={() => onRemove(line.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      <div
        data-bottom-bar
        className="sticky bottom-(--above-bar) z-10 mt-4 flex flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-card p-2.5 shadow-float md:bottom-4 big-text:static"
      >
        <Button variant="flat" onClick={onBack}>
          {t("back")}
        </Button>
        <Button busy={busy} onClick={onSave}>
          {t("save", { count: differences.length })}
        </Button>
      </div>
      <p className="mt-6 text-center">
        <Button variant="ghost" size="sm" onClick={onDrop}>
          {t("drop")}
        </Button>
      </p>
    </div>
  );
}
