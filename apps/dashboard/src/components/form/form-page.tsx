"use client";

import type { ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { LeaveGuard } from "../page/leave-guard.tsx";
import { PageHeader } from "../page/page-header.tsx";
import type { UploadState } from "../upload/use-uploads.ts";
import { EditingProvider } from "./editing/editing-context.tsx";
import { type ClashLabel, MeanwhileNotice } from "./editing/meanwhile-notice.tsx";
import { SaveBar } from "./editing/save-bar.tsx";
import type { Editing } from "./editing/use-editing.ts";

type Props<Form extends FieldValues> = {
  editing: Editing<Form>;
  title: string;
  level?: 1 | 2;
  back?: { href: string; label: string };
  /** The label of the save button, such as "Save changes". */
  save: string;
  /** The link of "Discard", on a page that closes with it. */
  discard?: string;
  /** Whether there are unsaved changes: the bar shows, and leaving asks first. By default, when a field differs. */
  isChanged?: boolean;
  /** Whether the bar shows from the start, as for a form that creates something. */
  always?: boolean;
  /** Shown in the bar, such as a sum. */
  summary?: ReactNode;
  /** Whether it can be saved now; a form that says what is wrong at its fields always can. */
  isReady?: boolean;
  /** Uploads in progress: the form cannot be saved without them. */
  uploads?: UploadState | undefined;
  /** Names what both changed, where no field shows it. */
  labelOf?: ClashLabel;
  /** Sections with plain titles, one below the other. */
  children: ReactNode;
};

/**
 * A page that is one form: a column of sections, a save bar that shows once something changed, what somebody else saved
 * meanwhile, and a guard against losing changes.
 */
export function FormPage<Form extends FieldValues>(props: Props<Form>) {
  const { editing, title, level, back, save, discard, always = false, summary, isReady, uploads, labelOf } = props;
  const { isChanged = editing.isChanged } = props;
  const unsaved = isChanged || uploads !== undefined;
  return (
    <FormProvider {...editing.form}>
      <EditingProvider editing={editing}>
        {/* On a phone the page leads back by itself, and the bar of the areas leaves the height to the form. */}
        <div data-form-page={back === undefined ? undefined : ""} className="mx-auto max-w-2xl">
          <PageHeader title={title} level={level} back={back} />
          <form
            ref={editing.element}
            noValidate
            onSubmit={(event) => {
              // A form in a sheet above the page stands in this one for React.
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              if (!uploads && isReady !== false) void editing.submit();
            }}
            onKeyDown={(event) => {
              // Enter in a search would save the whole form.
              const isSearch = event.target instanceof HTMLInputElement && event.target.type === "search";
              if (isSearch && event.key === "Enter") event.preventDefault();
            }}
            className="flex flex-col gap-4"
          >
            <MeanwhileNotice isNews={editing.news !== undefined} labelOf={labelOf} />
            {props.children}
            {(unsaved || always) && (
              <SaveBar
                save={save}
                discard={discard ?? editing.discard}
                busy={editing.isSaving}
                problems={editing.hasProblems}
                changed={isChanged}
                uploads={uploads}
                summary={summary}
                isReady={isReady}
                isKept={editing.keepNow !== undefined}
              />
            )}
          </form>
        </div>
        <LeaveGuard
          unsaved={unsaved && !editing.isSaving}
          onLeave={editing.onLeave}
          saveDraft={uploads ? undefined : editing.keepNow}
        />
      </EditingProvider>
    </FormProvider>
  );
}
