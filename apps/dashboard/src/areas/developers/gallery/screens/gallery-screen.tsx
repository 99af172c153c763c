"use client";

import { useTranslations } from "next-intl";
import { LanguageSwitch } from "../../../../components/header/language-switch.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useChooseLanguage } from "../../../../lib/session/language/use-choose-language.ts";
import { ButtonsPart } from "../parts/buttons-part.tsx";
import { FeedbackPart } from "../parts/feedback-part.tsx";
import { FieldsPart } from "../parts/fields-part.tsx";
import { FormPart } from "../parts/form-part.tsx";
import { ListsPart } from "../parts/lists-part.tsx";
import { NumbersPart } from "../parts/numbers-part.tsx";
import { ThemeSwitch } from "../parts/theme-switch.tsx";

/** All components of the back-office on one page, for developers. Not in the navigation. */
export function GalleryScreen() {
  const t = useTranslations("gallery");
  const language = useChooseLanguage();
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        actions={
          <>
            <ThemeSwitch />
            <LanguageSwitch busy={language.isPending} onChoose={language.mutate} />
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <ButtonsPart />
        <FieldsPart />
        <NumbersPart />
        <FeedbackPart />
        <ListsPart />
        <FormPart />
      </div>
    </>
  );
}
