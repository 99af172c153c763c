"use client";

import type { ProductSet, SetKind } from "@mauzo/contract/catalogue/sets";
import { useTranslations } from "next-intl";
import { SavedMeanwhileNotice } from "../../../../../components/form/conflict/saved-meanwhile-notice.tsx";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import type { SetEditing } from "../../form/use-set-form.ts";
import { SetPreview } from "../preview/set-chat-preview.tsx";
import { ShareCard } from "../share-card.tsx";
import { AboutSection } from "./about-section.tsx";
import { CollectionSection } from "./collection-section.tsx";
import { SectionsSection } from "./sections-section.tsx";

const back = "/dashboard/products/set";

/** The form that creates a set of this kind, or changes the given one, with a preview for customers. */
export function SetFormPage({ kind, set, editing }: { kind: SetKind; set?: ProductSet; editing: SetEditing }) {
  const t = useTranslations("sets");
  const { form, found, changed, problems, submit, saveOver, onLeave, keepNow, saving, stale, loading, loadNewest } =
    editing;
  const title = set ? t("editTitle") : t(kind === "template" ? "newTemplateTitle" : "newSingleTitle");
  return (
    <FormPage
      title={title}
      back={{ href: back, label: t("back") }}
      save={t("save")}
      discard={back}
      changed={changed}
      always={!set}
      problems={problems.size > 0}
      saving={saving}
      onSubmit={submit}
      onLeave={onLeave}
      saveDraft={keepNow}
    >
      {stale !== undefined && (
        <SavedMeanwhileNotice by={null} busy={loading || saving} onTake={loadNewest} onSave={saveOver} />
      )}
      <AboutSection editing={editing} />
      {form.kind === "template" ? <SectionsSection editing={editing} /> : <CollectionSection editing={editing} />}
      {set && <ShareCard id={set.id} name={set.name} />}
      <SetPreview form={form} found={found ?? []} />
    </FormPage>
  );
}
