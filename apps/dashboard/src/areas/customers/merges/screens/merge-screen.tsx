"use client";

import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useMergePreview } from "../data.ts";
import { MergePreview } from "../parts/merge-preview.tsx";
import { PickOther } from "../parts/pick-other.tsx";

function Compared({ id, otherId, onAnother }: { id: string; otherId: string; onAnother: () => void }) {
  const t = useTranslations("merges");
  const query = useMergePreview(id, otherId);
  const back = { href: `/dashboard/customers/${id}`, label: t("back") };
  if (!query.data)
    return (
      <DetailQueryState title={t("title")} back={back} side="right" words={{ failed: t("failed") }} query={query} />
    );
  return (
    <>
      <PageHeader title={t("title")} back={back} />
      <MergePreview key={otherId} preview={query.data} onAnother={onAnother} />
    </>
  );
}

/** Merges a customer with another: whom, what stays, one press. */
export function MergeScreen({ id }: { id: string }) {
  const t = useTranslations("merges");
  const [otherId, setOtherId] = useQueryState("other", parseAsString.withOptions({ history: "push" }));
  if (otherId !== null) return <Compared id={id} otherId={otherId} onAnother={() => void setOtherId(null)} />;
  return (
    <>
      <PageHeader title={t("title")} back={{ href: `/dashboard/customers/${id}`, label: t("back") }} />
      <PickOther id={id} onChoose={(other) => void setOtherId(other)} />
    </>
  );
}
