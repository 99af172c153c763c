"use client";

import type { ReactNode } from "react";
import { LeaveGuard } from "../page/leave-guard.tsx";
import { PageHeader } from "../page/page-header.tsx";
import type { UploadState } from "../upload/use-uploads.ts";
import { SaveBar } from "./save-bar.tsx";

type Props = {
  title: string;
  level?: 1 | 2;
  back?: { href: string; label: string };
  /** The label of the save button, such as "Save changes". */
  save: string;
  /** The link of "Discard", or what it does on a page that stays open. */
  discard: string | (() => void);
  /** Whether there are unsaved changes: the bar shows, and leaving asks first. */
  changed: boolean;
  /** Whether the bar shows from the start, as for a form that creates something. */
  always?: boolean;
  problems: boolean;
  saving: boolean;
  /** Uploads in progress: the form cannot be saved without them. */
  uploads?: UploadState | undefined;
  onSubmit: () => unknown;
  /** Called when the user leaves without saving. */
  onLeave?: () => void;
  /** As in `LeaveGuard`; uploads in progress are never stored. */
  saveDraft?: () => boolean;
  /** Sections with plain titles, one below the other. */
  children: ReactNode;
};

/**
 * A page that is one form: a column of sections, a save bar that shows once something changed, and a guard against
 * losing changes.
 */
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
    saveDraft,
    children,
  } = props;
  const unsaved = changed || uploads !== undefined;
  return (
    <>
      <div className="mx-auto max-w-2xl">
        <PageHeader title={title} level={level} back={back} />
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
      <LeaveGuard unsaved={unsaved && !saving} onLeave={onLeave} saveDraft={uploads ? undefined : saveDraft} />
    </>
  );
}
