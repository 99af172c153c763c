"use client";

import type { Member } from "@mauzo/contract/account/invites";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { EditingProvider } from "../../../../components/form/editing/editing-context.tsx";
import { MeanwhileNotice } from "../../../../components/form/editing/meanwhile-notice.tsx";
import type { Editing } from "../../../../components/form/editing/use-editing.ts";
import { useRightsSentence } from "../labels.ts";
import { type AccessForm, chosenOf, formOf, type Own, toPermissions } from "../rules.ts";
import { AccessFields } from "./access-fields.tsx";
import { AccessSheet } from "./access-sheet.tsx";
import { PhonesField } from "./phones-field.tsx";

type Props = { member: Member; own: Own; editing: Editing<AccessForm>; onClose: () => void };

/** Edits what a member may do: one choice as a whole, of which somebody else's is another. */
export function AccessDialog({ member, own, editing, onClose }: Props) {
  const t = useTranslations("staff");
  const sayRights = useRightsSentence();
  const name = isolateBidi(member.name);
  const { form, change, news, element, isSaving, submit } = editing;
  return (
    <FormProvider {...form}>
      <EditingProvider editing={editing}>
        <AccessSheet
          title={t("changeTitle", { name })}
          text={t("changeText", { name })}
          action={t("save")}
          busy={isSaving}
          form={element}
          onSubmit={() => void submit()}
          onClose={onClose}
        >
          <MeanwhileNotice isNews={news !== undefined} />
          <ClashNote
            at="access"
            label={t("choose")}
            say={(access) => sayRights({ permissions: toPermissions(chosenOf({ access })) ?? [] })}
          />
          <AccessFields
            own={own.permissions}
            chosen={chosenOf(form.watch())}
            problem={form.getFieldState("access", form.formState).error?.message}
            onChange={(chosen) => change(formOf(chosen))}
          />
          <ClashNote
            at="seesPhones"
            label={t("phones")}
            say={(sees) => t(sees === true ? "phonesSeen" : "phonesHidden")}
          />
          <PhonesField
            isAdmin={chosenOf(form.watch()) === "everything"}
            mayShow={own.sees_phones}
            shown={form.watch().seesPhones === true}
            onChange={(seesPhones) => change({ seesPhones })}
          />
        </AccessSheet>
      </EditingProvider>
    </FormProvider>
  );
}
