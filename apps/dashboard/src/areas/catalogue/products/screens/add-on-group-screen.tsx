"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { Archive } from "lucide-react";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useAddOnGroup } from "../data/use-add-on-groups.ts";
import { useAddOnGroupForm } from "../form/use-add-on-group-form.ts";
import { AddOnGroupFormPage } from "../parts/groups/add-on-group-form-page.tsx";

const list = "/dashboard/products/add-ons";

const Form = ({ group }: { group?: AddOnGroupDetails }) => (
  <AddOnGroupFormPage group={group} editing={useAddOnGroupForm(group)} />
);

/** Creates an add-on group that products can share. */
export const NewAddOnGroupScreen = () => <Form />;

/** Edits an add-on group for every product that uses it. */
export function AddOnGroupScreen({ id }: { id: string }) {
  const t = useTranslations("addOns");
  const query = useAddOnGroup(id);
  if (query.data?.archived)
    return (
      <>
        <PageHeader title={query.data.name} back={{ href: `${list}?status=archived`, label: t("back") }} />
        <Card>
          <EmptyState picture={<Archive className="size-6" />} title={t("isArchived")} text={t("noneArchivedText")} />
        </Card>
      </>
    );
  if (query.data) return <Form key={id} group={query.data} />;
  const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: list, label: t("back") };
  return <DetailQueryState title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}
