"use client";

import type { BrokenRow, Import } from "@mauzo/contract/shop/imports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";

type Cells = { cells: string[]; edit: ((cells: string[]) => void) | undefined };
type Row<Kind extends string> = Omit<BrokenRow, "problems"> & { problems: { field: string | null; kind: Kind }[] };
type Props<Name extends string, Kind extends string> = {
  file: Pick<Import, "headings" | "counts"> & { mapping: readonly (Name | null)[] };
  rows: readonly Row<Kind>[];
  more: boolean;
  busy: boolean;
  /** What was typed into the rows and not sent yet. */
  edits: ReadonlyMap<string, string[]>;
  onEdit: (row: { id: string; cells: string[] }, cells: string[]) => void;
  /** Undefined once the import has started: rows can no longer be repaired. */
  onRepair: ((rows: { id: string; cells: string[] }[]) => void) | undefined;
  onMore: () => void;
  onDownload: () => void;
  problemText: (kind: Kind) => string;
  /** The control of one cell. */
  cell: (cell: {
    field: Name;
    value: string;
    wrong: boolean;
    disabled: boolean;
    onChange: (text: string) => void;
  }) => ReactNode;
  /** What else can be done with a row by one press. */
  hints?: (cells: Cells) => ReactNode;
};

/** The invalid rows of a file, each with what is wrong, to correct in place. */
export function BrokenRows<Name extends string, Kind extends string>(props: Props<Name, Kind>) {
  const { file, rows, more, busy, edits, onEdit, onRepair, onMore, onDownload, problemText, cell, hints } = props;
  const t = useTranslations("imports.file");
  const columns = file.mapping.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const cellsOf = (row: { id: string; cells: string[] }) => edits.get(row.id) ?? row.cells;
  const edit = (row: { id: string; cells: string[] }, at: number, text: string) => {
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
          return (
            <li key={row.id} className="border-line border-t px-4 py-3 md:px-5">
              <p className="font-medium">{t("line", { number: String(row.line) })}</p>
              <ul className="mb-2 text-[0.8125rem] text-danger">
                {row.problems.map(({ field, kind }) => (
                  <li key={`${field} ${kind}`}>{problemText(kind)}</li>
                ))}
              </ul>
              {hints?.({ cells, edit: onRepair && ((next) => onEdit(row, next)) })}
              <div className="grid gap-2 sm:grid-cols-3">
                {columns.map(({ field, at }) => (
                  <Fragment key={at}>
                    {cell({
                      field,
                      value: cells[at] ?? "",
                      wrong: row.problems.some((problem) => problem.field === field),
                      disabled: !onRepair,
                      onChange: (text) => edit(row, at, text),
                    })}
                  </Fragment>
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
