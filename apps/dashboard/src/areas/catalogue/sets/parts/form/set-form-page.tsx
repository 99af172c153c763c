"use client";

import type { ProductSet, SetKind } from "@mauzo/contract/catalogue/sets";
import { useTranslations } from "next-intl";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import type { SetEditing } from "../../form/use-set-form.ts";
import { SetPreview } from "../preview/set-chat-preview.tsx";
import { ShareCard } from "../share-card.tsx";
import { CollectionSection } from "./collection-section.tsx";
import { NameSection } from "./name-section.tsx";
import { SectionsSection } from "./sections-section.tsx";
import { TextsSection } from "./texts-section.tsx";

const back = "/dashboard/products/set";

/** The form that creates a set of this kind, or changes the given one, with a preview for customers. */
export function SetFormPage({ kind, set, editing }: { kind: SetKind; set?: ProductSet; editing: SetEditing }) {
  const t = useTranslations("sets");
  const { form, found } = editing;
  const title = set ? t("editTitle") : t(kind === "template" ? "newTemplateTitle" : "newSingleTitle");
  return (
    <FormPage
      editing={editing.editing}
      title={title}
      back={{ href: back, label: t("back") }}
      save={t("save")}
      discard={back}
      always={!set}
      labelOf={({ path: [list, key, products], mine, theirs }) => {
        if (list !== "sections" || products !== undefined) return undefined;
        const at = form.sections.findIndex((section) => String(section.key) === key);
        return at < 0 || (mine ?? theirs) === undefined ? undefined : t("section", { number: at + 1 });
      }}
    >
      <NameSection editing={editing} />
      {form.kind === "template" ? <SectionsSection editing={editing} /> : <CollectionSection editing={editing} />}
      <TextsSection editing={editing} />
      {set && <ShareCard id={set.id} name={set.name} />}
      <SetPreview form={form} found={found ?? []} />
    </FormPage>
  );
}
