"use client";

import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { ImportFile } from "../../../../entities/shop/import/parts/import-file.tsx";
import { comingRows, hasBroken } from "../../../../entities/shop/import/rules.ts";
import {
  downloadBrokenContacts,
  useBrokenContacts,
  useCancelContacts,
  useCheckContacts,
  useContactImport,
  useContactPreview,
  useRepairContacts,
  useStartContacts,
} from "../data.ts";
import { ContactMappingForm } from "../parts/contact-mapping-form.tsx";
import { ContactPreview } from "../parts/contact-preview.tsx";
import { RepairCell } from "../parts/repair-cell.tsx";
import { UndoImport } from "../parts/undo-import.tsx";

/** The import of one file of customers: its columns, errors, progress and result. */
export function ContactsFileScreen({ id }: { id: string }) {
  const t = useTranslations("contactImports");
  const shared = useTranslations("imports.file");
  const found = useContactImport(id);
  const file = found.data;
  const comes = comingRows(file);
  const broken = useBrokenContacts(id, hasBroken(file));
  const preview = useContactPreview(id, comes > 0);
  const steps = {
    check: useCheckContacts(id),
    repair: useRepairContacts(id),
    start: useStartContacts(id),
    cancel: useCancelContacts(id),
  };
  const back = { href: "/dashboard/customers/import", label: t("title") };
  if (!file) {
    const words = { failed: shared("loadFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("title")} back={back} side="right" words={words} query={found} />;
  }
  const { mapping, known, consent, tags } = file;
  return (
    <ImportFile
      {...steps}
      file={file}
      back={back}
      words={{
        count: {
          new: t("count.new"),
          changed: t("count.changed"),
          unchanged: t("count.unchanged"),
          broken: shared("count.broken"),
        },
        start: t("start", { count: comes }),
        ...{ stoppedAmid: t("stoppedAmid"), stale: "", nothingNew: t("nothingNew") },
      }}
      list={{ href: "/dashboard/customers", label: t("toCustomers") }}
      broken={broken}
      said={{ mapping, known, consent, tags }}
      mappingForm={(form) => <ContactMappingForm file={file} {...form} />}
      onDownload={() => downloadBrokenContacts(id)}
      problemText={(kind) => t(`problem.${kind}`)}
      cell={(cell) => <RepairCell {...cell} />}
      notes={<p className="mb-4 text-muted">{consent ? t("saysConsent") : t("saysNoConsent")}</p>}
      undo={<UndoImport file={file} />}
      preview={comes > 0 && preview && preview.customers.length > 0 && <ContactPreview {...preview} />}
    />
  );
}
