"use client";

import { type PaperSize, paperSizes } from "@mauzo/contract/orders/order-documents";
import type { Language } from "@mauzo/contract/shared";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useDebtStatement } from "../../../../../entities/payments/debt/actions/use-debt-statement.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";

const languages = [
  { value: "sw", text: "Kiswahili" },
  { value: "en", text: "English" },
] as const;

/** Asks on which paper and in which language a customer's statement is made. */
export function StatementDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("debts.statement");
  const own = useLanguage().language;
  const download = useDebtStatement(id);
  const [size, setSize] = useState<PaperSize>("a4");
  const [language, setLanguage] = useState<Language>(own);
  return (
    <FormDialog
      title={t("title")}
      text={t("text")}
      save={t("save")}
      busy={download.isPending}
      onSave={() => download.mutate({ size, language }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ChoiceChips
        label={t("size")}
        chips={paperSizes.map((value) => ({ value, text: t(`sizes.${value}`) }))}
        value={size}
        onChoose={setSize}
      />
      <ChoiceChips label={t("language")} chips={[...languages]} value={language} onChoose={setLanguage} />
    </FormDialog>
  );
}
