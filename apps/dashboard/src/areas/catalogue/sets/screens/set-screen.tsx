"use client";

import type { ProductSet, SetKind } from "@mauzo/contract/catalogue/sets";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useSet } from "../data.ts";
import { useSetForm } from "../form/use-set-form.ts";
import { SetFormPage } from "../parts/form/set-form-page.tsx";

/** The form of the set named in the URL, or of a new one of this kind. */
export function SetScreen({ kind }: { kind: SetKind }) {
  const [id] = useQueryState("id", parseAsString);
  return id === null ? <Form key="new" kind={kind} /> : <Known key={id} id={id} kind={kind} />;
}

function Known({ id, kind }: { id: string; kind: SetKind }) {
  const t = useTranslations("sets");
  const query = useSet(id);
  if (query.data) return <Form kind={kind} set={query.data} />;
  const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: "/dashboard/products/set", label: t("back") };
  return <DetailQueryState title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}

const Form = ({ kind, set }: { kind: SetKind; set?: ProductSet }) => (
  <SetFormPage kind={kind} set={set} editing={useSetForm(kind, set)} />
);
