"use client";

import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useTemplate } from "../data.ts";
import { TemplateFormPage } from "./template-form-page.tsx";

/** Changes a template. */
export function EditTemplateScreen({ id }: { id: string }) {
  const t = useTranslations("templates");
  const query = useTemplate(id);
  if (query.data) return <TemplateFormPage key={id} template={query.data} />;
  const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: "/dashboard/connect/templates", label: t("back") };
  return <DetailQueryState title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}
