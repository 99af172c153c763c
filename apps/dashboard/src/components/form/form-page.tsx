"use client";

import type { ReactNode } from "react";
import { LeaveGuard } from "../page/leave-guard.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { UploadState } from "../upload/use-uploads.ts";
import { SaveBar } from "./save-bar.tsx";

type Props = {
  title: string;
  level?: 1 | 2;
  back?: { href: string; label: string };
  /** What the button does, such as "Save changes". */
  save: string;
  /** Where "Discard" leads, or what it does on a page that stays. */
  discard: string | (() => void);
  /** Something is typed that is not saved: the bar shows, and leaving asks first. */
  changed: boolean;
  /** The bar shows from the start: a form that makes something new. */
  always?: boolean;
  problems: boolean;
  saving: boolean;
  /** Files of the form on their way: nothing is saved without them. */
  uploads?: UploadState | undefined;
  onSubmit: () => unknown;
  /** Somebody leaves what they typed. */
  onLeave?: () => void;
  /** As of `LeaveGuard`; files on their way are never kept. */
  keepNow?: () => boolean;
  /** Sections of plain titles, one below the other. */
  children: ReactNode;
};

/** A page that is one form: a column of sections, a bar to save with once something changed, a guard against losing it. */
export function FormPage(props: Props) {
  const {
    title,
    level,
    back,
    save,
    discard,
    changed,
    always = false,
    problems,
    saving,
    uploads,
    onSubmit,
    onLeave,
    keepNow,
    children,
  } = props;
  const unsaved = changed || uploads !== undefined;
  return (
    <>
      <div className="mx-auto max-w-2xl">
        <PageHead title={title} level={level} back={back} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!uploads) onSubmit();
          }}
          className="flex flex-col gap-4"
        >
          {children}
          {(unsaved || always) && (
            <SaveBar
              save={save}
              discard={discard}
              busy={saving}
              problems={problems}
              changed={changed}
              uploads={uploads}
            />
          )}
        </form>
      </div>
      <LeaveGuard unsaved={unsaved && !saving} onLeave={onLeave} keepNow={uploads ? undefined : keepNow} />
    </>
  );
}
