"use client";

import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { Card } from "@mauzo/ui/card";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useResumeName } from "../../../../entities/conversations/conversation/labels.ts";
import { choicesWith, resumeOfValue, valueOfResume } from "../../../../entities/conversations/conversation/rules.ts";
import { useForgettable, useInboxSettings } from "../data.ts";
import { useInboxForm } from "../form/use-inbox-form.ts";
import { WordsFields } from "../parts/words-fields.tsx";
import { monthChoices } from "../rules.ts";

const back = "/dashboard/settings";

/** How the inbox works: when the bot answers again, who is assigned, and how long conversations are kept. */
export function InboxSettingsScreen() {
  const t = useTranslations("inboxSettings");
  const query = useInboxSettings();
  if (query.data === undefined) {
    const up = { href: back, label: t("back") };
    return <DetailQueryState title={t("title")} back={up} side="right" words={{ failed: t("failed") }} query={query} />;
  }
  return <InboxSettingsForm saved={query.data} />;
}

function InboxSettingsForm({ saved }: { saved: InboxSettings }) {
  const t = useTranslations("inboxSettings");
  const nameOf = useResumeName();
  const { forgetting, ...editing } = useInboxForm(saved);
  const { months } = forgetting;
  const count = useForgettable(months);
  const { register } = editing.form;
  const monthsIn = (value: unknown) => (value === "" ? t("never") : t("months", { months: String(value) }));
  const kept = editing.form.watch("forget_months");
  const known = monthChoices.some((each) => each === kept) || kept === "" ? monthChoices : [kept, ...monthChoices];
  return (
    <>
      <FormPage editing={editing} title={t("title")} back={{ href: back, label: t("back") }} save={t("save")}>
        <Card title={t("botTitle")} description={t("botText")}>
          <div className="flex flex-col gap-4">
            <FormField
              name="bot_resumes"
              label={t("resumes")}
              hint={t("resumesHint")}
              say={(value) => nameOf(resumeOfValue(String(value)))}
            >
              {(control) => (
                <Select {...control} {...register("bot_resumes")}>
                  {choicesWith(saved.bot_resumes).map((choice) => (
                    <option key={choice} value={valueOfResume(choice)}>
                      {nameOf(choice)}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
            <p className="text-muted">{t("wordsText")}</p>
            <WordsFields of="person_words" />
            <WordsFields of="bot_words" />
          </div>
        </Card>
        <Card title={t("assignTitle")}>
          <FormField name="assign" label={t("assign")} say={(value) => t(value === "turn" ? "inTurn" : "byHand")}>
            {(control) => (
              <Select {...control} {...register("assign")}>
                <option value="off">{t("byHand")}</option>
                <option value="turn">{t("inTurn")}</option>
              </Select>
            )}
          </FormField>
        </Card>
        <Card title={t("keepTitle")} description={t("keepText")}>
          <FormField name="forget_months" label={t("keep")} say={monthsIn}>
            {(control) => (
              <Select {...control} {...register("forget_months")}>
                <option value="">{t("never")}</option>
                {known.map((each) => (
                  <option key={each} value={each}>
                    {monthsIn(each)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Card>
      </FormPage>
      <ConfirmDialog
        open={months !== null && count !== undefined}
        title={t("forgetTitle", { months: String(months ?? 0) })}
        text={t("forgetText", { count: count ?? 0 })}
        confirm={t("forgetYes")}
        cancel={t("forgetNo")}
        onConfirm={() => forgetting.answer(true)}
        onClose={() => forgetting.answer(false)}
      />
    </>
  );
}
