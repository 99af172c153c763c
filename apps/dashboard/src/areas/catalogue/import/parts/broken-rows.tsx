"use client";

import type { BrokenRow, ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { dottedThousands } from "@mauzo/format/price-list/dotted-thousands";
import { joinThousands } from "@mauzo/format/price-list/join-thousands";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RepairField } from "./repair-field.tsx";

type Props = {
  file: ProductImport;
  rows: readonly BrokenRow[];
  more: boolean;
  busy: boolean;
  /** What was typed into the rows and not sent yet. */
  edits: ReadonlyMap<string, string[]>;
  onEdit: (row: BrokenRow, cells: string[]) => void;
  /** Undefined once the import has started: rows can no longer be repaired. */
  onRepair: ((rows: { id: string; cells: string[] }[]) => void) | undefined;
  onMore: () => void;
  onDownload: () => void;
};

/** The invalid rows of a file, each with what is wrong, to correct in place. */
export function BrokenRows({ file, rows, more, busy, edits, onEdit, onRepair, onMore, onDownload }: Props) {
  const t = useTranslations("imports.file");
  const columns = file.mapping.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const width = file.headings.length;
  const cellsOf = (row: BrokenRow) => edits.get(row.id) ?? row.cells;
  const edit = (row: BrokenRow, at: number, text: string) => {
    const cells = [...cellsOf(row)];
    while (cells.length <= at) cells.push("");
    onEdit(row, cells.with(at, text));
  };
  // Only rows on the screen: nobody would see what is sent of the others.
  const edited = rows.flatMap(({ id }) => {
    const cells = edits.get(id);
    return cells ? [{ id, cells }] : [];
  });
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
        {rows.map((row) => {
          const cells = cellsOf(row);
          const beyond = cells.slice(width).filter((cell) => cell !== "");
          const joined = joinThousands(cells, width);
          const priceAt = file.mapping.indexOf("price");
          const thousands = file.dotted_thousands ? undefined : dottedThousands(cells[priceAt] ?? "");
          return (
            <li key={row.id} className="border-line border-t px-4 py-3 md:px-5">
              <p className="font-medium">{t("line", { number: String(row.line) })}</p>
              <ul className="mb-2 text-[0.8125rem] text-danger">
                {row.problems.map(({ field, kind }) => (
                  <li key={`${field} ${kind}`}>{t(`problem.${kind}`)}</li>
                ))}
              </ul>
              {beyond.length > 0 && (
                <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]">
                  <span className="wrap-anywhere">{t("beyond", { cells: beyond.join(" · ") })}</span>
                  {onRepair && joined && (
                    <Button variant="secondary" size="sm" onClick={() => onEdit(row, joined)}>
                      {t("joined", { amounts: joined.filter((cell) => !cells.includes(cell)).join(" · ") })}
                    </Button>
                  )}
                  {onRepair && (
                    <Button variant="ghost" size="sm" onClick={() => onEdit(row, cells.slice(0, width))}>
                      {t("dropBeyond")}
                    </Button>
                  )}
                </p>
              )}
              {onRepair && thousands !== undefined && (
                <Button variant="secondary" size="sm" className="mb-2" onClick={() => edit(row, priceAt, thousands)}>
                  {t("joined", { amounts: thousands })}
                </Button>
              )}
              <div className="grid gap-2 sm:grid-cols-3">
                {columns.map(({ field, at }) => (
                  <RepairField
                    key={at}
                    field={field}
                    value={cells[at] ?? ""}
                    defaults={file.defaults}
                    wrong={row.problems.some((problem) => problem.field === field)}
                    disabled={!onRepair}
                    onChange={(text) => edit(row, at, text)}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2 border-line border-t p-4 md:px-5">
        {onRepair && (
          <Button busy={busy} disabled={edited.length === 0} onClick={() => onRepair(edited)}>
            {t("repair", { count: edited.length })}
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
