"use client";

import type { BrokenRow, ProductImport } from "@mauzo/contract/product-imports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useState } from "react";
import { useTranslations } from "use-intl";

type Props = {
  file: ProductImport;
  rows: readonly BrokenRow[];
  more: boolean;
  busy: boolean;
  /** Nothing is repaired once the import has begun. */
  onRepair: ((rows: { id: string; cells: string[] }[], onDone: () => void) => void) | undefined;
  onMore: () => void;
  onDownload: () => void;
};

/** The rows with something wrong, each with what it is, to be put right where they stand. */
export function BrokenRows({ file, rows, more, busy, onRepair, onMore, onDownload }: Props) {
  const t = useTranslations("imports.file");
  const [edits, setEdits] = useState<ReadonlyMap<string, string[]>>(new Map());
  const columns = file.mapping.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const edit = (row: BrokenRow, at: number, text: string) => {
    const cells = [...(edits.get(row.id) ?? row.cells)];
    while (cells.length <= at) cells.push("");
    setEdits(new Map(edits).set(row.id, cells.with(at, text)));
  };
  return (
    <Card
      title={t("broken", { count: file.counts.broken })}
      description={onRepair ? t("brokenText") : t("brokenLeft")}
      action={
        <Button variant="secondary" size="sm" onClick={onDownload}>
          {t("download")}
        </Button>
      }
      flush
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-line border-t px-4 py-3 md:px-5">
            <p className="font-medium">{t("line", { number: String(row.line) })}</p>
            <ul className="mb-2 text-[0.8125rem] text-danger">
              {row.problems.map(({ field, kind }) => (
                <li key={`${field} ${kind}`}>{t(`problem.${kind}`)}</li>
              ))}
            </ul>
            <div className="grid gap-2 sm:grid-cols-3">
              {columns.map(({ field, at }) => (
                <Field key={at} label={t(`field.${field}`)}>
                  {(control) => (
                    <Input
                      {...control}
                      {...(row.problems.some((problem) => problem.field === field) && { "aria-invalid": true })}
                      value={(edits.get(row.id) ?? row.cells)[at] ?? ""}
                      disabled={!onRepair}
                      autoComplete="off"
                      onChange={({ target }) => edit(row, at, target.value)}
                    />
                  )}
                </Field>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-line border-t p-4 md:px-5">
        {onRepair && (
          <Button
            busy={busy}
            disabled={edits.size === 0}
            onClick={() => {
              const sent = [...edits].slice(0, 100);
              onRepair(
                sent.map(([id, cells]) => ({ id, cells })),
                () => setEdits((now) => new Map([...now].filter((edited) => !sent.some(([id]) => id === edited[0])))),
              );
            }}
          >
            {t("repair", { count: edits.size })}
          </Button>
        )}
        {more && (
          <Button variant="secondary" onClick={onMore}>
            {t("more")}
          </Button>
        )}
      </div>
    </Card>
  );
}
