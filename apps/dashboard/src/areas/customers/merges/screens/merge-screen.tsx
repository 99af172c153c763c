"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useFoundCustomers } from "../../../../entities/customers/customer/queries.ts";
import { useDebouncedValue } from "../../../../lib/search/use-debounced-value.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
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

function Choosing({ id, onChoose }: { id: string; onChoose: (otherId: string) => void }) {
  const t = useTranslations("merges");
  const [text, setText] = useState("");
  const asked = useDebouncedValue(text.trim());
  const found = useFoundCustomers(asked, useCanAccess(customers.list.access));
  return (
    <>
      <PageHeader title={t("title")} back={{ href: `/dashboard/customers/${id}`, label: t("back") }} />
      <PickOther text={text} onText={setText} found={found?.filter((other) => other.id !== id)} onChoose={onChoose} />
    </>
  );
}

/** Merges a customer with another: whom, what stays, one press. */
export function MergeScreen({ id }: { id: string }) {
  const [otherId, setOtherId] = useQueryState("other", parseAsString.withOptions({ history: "push" }));
  if (otherId !== null) return <Compared id={id} otherId={otherId} onAnother={() => void setOtherId(null)} />;
  return <Choosing id={id} onChoose={(other) => void setOtherId(other)} />;
}
