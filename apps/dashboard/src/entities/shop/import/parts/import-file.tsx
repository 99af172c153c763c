"use client";

import type { Import } from "@mauzo/contract/shop/imports";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import { useRepairsDraft } from "../form/use-repairs-draft.ts";
import { type ImportStep, isOver, isSettled } from "../rules.ts";
import { BrokenRows } from "./broken-rows.tsx";
import { ImportStatus } from "./import-status.tsx";
import { StopQuestion } from "./questions/stop-question.tsx";
import { UnsavedQuestion } from "./questions/unsaved-fixes-question.tsx";

type Rows<Name extends string, Kind extends string> = ComponentProps<typeof BrokenRows<Name, Kind>>;
type Props<Name extends string, Kind extends string, Said> = {
  file: Import & Rows<Name, Kind>["file"];
  back: { href: string; label: string };
  words: ComponentProps<typeof ImportStatus>["words"];
  /** Whether it was stopped before it wrote anything. */
  nothingWritten?: boolean;
  list: { href: string; label: string };
  broken: {
    data: { pages: { items: Rows<Name, Kind>["rows"] }[] } | undefined;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  check: ImportStep<Said>;
  repair: ImportStep<readonly { id: string; cells: string[] }[]>;
  start: ImportStep<void>;
  cancel: Pick<ImportStep<void>, "mutate">;
  /** What it was checked with, to check it again. */
  said: Said;
  mappingForm: (form: { busy: boolean; onCheck: (said: Said) => void }) => ReactNode;
  onDownload: () => Promise<unknown>;
  /** What is to be decided before it starts. */
  questions?: ReactNode;
  /** What would be imported. */
  preview?: ReactNode;
} & Pick<Rows<Name, Kind>, "problemText" | "cell" | "hints"> &
  Pick<ComponentProps<typeof ImportStatus>, "notes" | "undo">;

/** One file that is imported: its columns, errors, progress and result. */
export function ImportFile<Name extends string, Kind extends string, Said>(props: Props<Name, Kind, Said>) {
  const { file, back, words, list, broken, check, repair, start, cancel, said, mappingForm, preview } = props;
  const { nothingWritten = file.counts.new + file.counts.changed === 0 } = props;
  const t = useTranslations("imports.file");
  const told = useErrorToast();
  const over = isOver(file);
  const { repairs, repair: changeRow, sent } = useRepairsDraft(file.id, over);
  const [remap, setRemap] = useState(false);
  const [asked, setAsked] = useState<"unsaved" | "stop">();
  const save = (edited: { id: string; cells: string[] }[]) => repair.mutate(edited, { onSuccess: () => sent(edited) });
  const rows = file.counts.broken > 0 ? (broken.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  const losesRepairs = file.state !== "running" && file.repaired + repairs.size > 0;
  const answer = (then: () => void) => () => {
    setAsked(undefined);
    then();
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={file.name} back={back} />
      <div className="flex flex-col gap-4">
        {file.state === "mapping" || remap ? (
          mappingForm({
            busy: check.isPending,
            onCheck: (next) => check.mutate(next, { onSuccess: () => setRemap(false) }),
          })
        ) : (
          <ImportStatus
            file={file}
            busy={start.isPending || repair.isPending}
            checking={check.isPending}
            words={words}
            nothingWritten={file.state === "cancelled" && nothingWritten}
            list={list}
            onStart={() => (repairs.size > 0 ? setAsked("unsaved") : start.mutate())}
            onRemap={() => setRemap(true)}
            onCheckAgain={() => check.mutate(said)}
            onCancel={() => (losesRepairs ? setAsked("stop") : cancel.mutate())}
            notes={props.notes}
            undo={props.undo}
          />
        )}
        {!remap && props.questions}
        {rows.length > 0 && isSettled(file) && !remap && (
          <BrokenRows
            file={file}
            rows={rows}
            more={broken.hasNextPage}
            busy={repair.isPending}
            edits={repairs}
            onEdit={changeRow}
            onRepair={file.state === "checked" ? save : undefined}
            onMore={() => void broken.fetchNextPage()}
            onDownload={() => props.onDownload().catch(told(t("failed")))}
            problemText={props.problemText}
            cell={props.cell}
            {...(props.hints && { hints: props.hints })}
          />
        )}
        <UnsavedQuestion
          open={asked === "unsaved" && file.state === "checked"}
          count={repairs.size}
          onSave={answer(() => save([...repairs].map(([row, cells]) => ({ id: row, cells }))))}
          onImportWithout={answer(() => start.mutate())}
          onClose={() => setAsked(undefined)}
        />
        <StopQuestion
          open={asked === "stop" && losesRepairs && !over}
          saved={file.repaired}
          unsaved={repairs.size}
          onStop={answer(() => cancel.mutate())}
          onClose={() => setAsked(undefined)}
        />
        {!remap && preview}
      </div>
    </div>
  );
}
