"use client";

import type { SetKind } from "@mauzo/contract/sets";
import { parseAsString, useQueryState } from "nuqs";
import { useTranslations } from "use-intl";
import { DetailMissing } from "../../../components/page/detail-missing.tsx";
import { useSet } from "../data.ts";
import { SetFormPage } from "./form/set-form-page.tsx";

/** The form of the set that the address names, or of a new one of this kind. */
export function SetAtAddress({ kind }: { kind: SetKind }) {
  const [id] = useQueryState("id", parseAsString);
  return id === null ? <SetFormPage key="new" kind={kind} /> : <Editing key={id} id={id} kind={kind} />;
}

function Editing({ id, kind }: { id: string; kind: SetKind }) {
  const t = useTranslations("sets");
  const query = useSet(id);
  if (query.data) return <SetFormPage kind={kind} set={query.data} />;
  const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: "/dashboard/products/set", label: t("back") };
  return <DetailMissing title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}
