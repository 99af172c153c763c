"use client";

import { type Popup, popups } from "@mauzo/contract/marketing/popups";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { usePopup, useTurnPopup } from "../data.ts";
import { toForm } from "../form/popup-form.ts";
import { usePopupForm } from "../form/use-popup-form.ts";
import { PopupPreview } from "../parts/popup-preview.tsx";
import { WhatSection } from "../parts/what-section.tsx";
import { WhenSection } from "../parts/when-section.tsx";
import { WhereSection } from "../parts/where-section.tsx";

const list = "/dashboard/marketing/website/website-popup";

/** A popup: its form with a preview; who may not change it sees the preview alone. */
export function PopupScreen({ id }: { id: string }) {
  const t = useTranslations("popups");
  const query = usePopup(id);
  const mayChange = useCanAccess(popups.save.access);
  if (!query.data) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    const back = { href: list, label: t("title") };
    return <DetailQueryState title={t("editTitle")} back={back} side="right" words={words} query={query} />;
  }
  if (mayChange) return <Form popup={query.data} />;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={query.data.name} back={{ href: list, label: t("title") }} />
      <PopupPreview form={toForm(query.data)} />
    </div>
  );
}

function Form({ popup }: { popup: Popup }) {
  const t = useTranslations("popups");
  const editing = usePopupForm(popup);
  const turn = useTurnPopup();
  const [picture, setPicture] = useState<UploadState>();
  const [pdf, setPdf] = useState<UploadState>();
  return (
    <FormPage
      editing={editing.editing}
      title={popup.name}
      back={{ href: list, label: t("title") }}
      save={t("save")}
      uploads={picture ?? pdf}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={turn.isPending} onClick={() => turn.mutate(popup)}>
          {t(popup.on ? "turnOff" : "turnOn")}
        </Button>
        <p className="text-muted">{t(popup.on ? "onText" : "offText")}</p>
      </div>
      <WhatSection editing={editing} onPicture={setPicture} onPdf={setPdf} />
      <PopupPreview form={editing.form} />
      <WhenSection editing={editing} />
      <WhereSection editing={editing} />
    </FormPage>
  );
}
