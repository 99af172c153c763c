"use client";

import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { Archive } from "lucide-react";
import { useTranslations } from "use-intl";
import { DetailMissing } from "../../../../components/page/detail-missing.tsx";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useGroup } from "../data/groups.ts";
import { useGroupForm } from "../form/use-group-form.ts";
import { GroupFormPage } from "../parts/groups/group-form-page.tsx";

const list = "/dashboard/products/add-ons";

const Form = ({ group }: { group?: KeptGroup }) => <GroupFormPage group={group} editing={useGroupForm(group)} />;

/** Makes an add-on group that products can share. */
export const NewAddOnGroupScreen = () => <Form />;

/** Changes an add-on group for every product that has it. */
export function AddOnGroupScreen({ id }: { id: string }) {
  const t = useTranslations("addOns");
  const query = useGroup(id);
  if (query.data?.archived)
    return (
      <>
        <PageHead title={query.data.name} back={{ href: `${list}?status=archived`, label: t("back") }} />
        <Card>
          <EmptyState picture={<Archive className="size-6" />} title={t("isArchived")} text={t("noneArchivedText")} />
        </Card>
      </>
    );
  if (query.data) return <Form key={id} group={query.data} />;
  const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: list, label: t("back") };
  return <DetailMissing title={t("editTitle")} back={back} side="right" words={words} query={query} />;
}
