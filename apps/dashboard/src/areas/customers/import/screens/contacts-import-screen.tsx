"use client";

import { contactImportMaxBytes } from "@mauzo/contract/customers/contact-imports";
import { Card } from "@mauzo/ui/card";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { FileChoice } from "../../../../entities/shop/import/parts/file-choice.tsx";
import { PastImports } from "../../../../entities/shop/import/parts/past-imports.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useContactImports, useUploadContacts } from "../data.ts";

const pathOf = (id: string) => `/dashboard/customers/import/${id}`;

/** Brings many customers at once, from a file or from a phone's contacts. */
export function ContactsImportScreen() {
  const t = useTranslations("contactImports");
  const router = useRouter();
  const failureText = useFailureText();
  const upload = useUploadContacts();
  const list = useContactImports();
  const past = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const failure = upload.error ?? list.error;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} back={{ href: "/dashboard/customers", label: t("back") }} />
      <div className="flex flex-col gap-4">
        <Card title={t("fileTitle")} description={t("fileText")}>
          <FileChoice
            accept=".vcf,.csv,.tsv,.txt,text/vcard,text/x-vcard,text/csv,text/tab-separated-values"
            maxBytes={contactImportMaxBytes}
            tooLarge={t("tooLarge")}
            busy={upload.isPending}
            failure={failure ? failureText(failure) : undefined}
            onFile={(file) => upload.mutate(file, { onSuccess: ({ id }) => router.push(pathOf(id)) })}
          />
          <p className="mt-3 text-muted text-xs">{t("hint")}</p>
        </Card>
        {past.length > 0 && <PastImports imports={past} hrefOf={pathOf} />}
      </div>
    </div>
  );
}
