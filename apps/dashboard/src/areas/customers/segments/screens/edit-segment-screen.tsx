"use client";

import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useSegment } from "../../../../entities/customers/segment/queries.ts";
import { SegmentFormPage } from "./segment-form-page.tsx";

/** Changes what a segment asks. */
export function EditSegmentScreen({ id }: { id: string }) {
  const t = useTranslations("segments");
  const query = useSegment(id);
  if (query.data) return <SegmentFormPage key={id} segment={query.data} />;
  const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: "/dashboard/customers/customers-segments", label: t("back") };
  return <DetailQueryState title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}
