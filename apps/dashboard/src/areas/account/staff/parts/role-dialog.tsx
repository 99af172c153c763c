"use client";

import { type Role, roleLimits } from "@mauzo/contract/account/roles";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { EditingProvider } from "../../../../components/form/editing/editing-context.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { MeanwhileNotice } from "../../../../components/form/editing/meanwhile-notice.tsx";
import type { Editing } from "../../../../components/form/editing/use-editing.ts";
import { useRightsSentence } from "../labels.ts";
import { chosenOf, formOf, hasNewRights, type Own, type RoleForm, toPermissions } from "../rules.ts";
import { AccessFields } from "./access/access-fields.tsx";
import { AccessSheet } from "./access/access-sheet.tsx";
import { PhonesField } from "./phones-field.tsx";

type Props = { role: Role | undefined; own: Own; editing: Editing<RoleForm>; onClose: () => void };

/** Names rights, or changes what a role gives: then it asks what becomes of those who have it. */
export function RoleDialog({ role, own, editing, onClose }: Props) {
  const t = useTranslations("staff");
  const sayRights = useRightsSentence();
  const { form, change, news, element, isSaving, submit } = editing;
  const values = form.watch();
  const chosen = chosenOf(values);
  return (
    <FormProvider {...form}>
      <EditingProvider editing={editing}>
        <AccessSheet
          title={t(role ? "changeRole" : "makeRole")}
          text={t("roleText")}
          action={t("saveRole")}
          busy={isSaving}
          form={element}
          onSubmit={() => void submit()}
          onClose={onClose}
        >
          <MeanwhileNotice isNews={news !== undefined} />
          <FormField name="name" label={t("roleName")}>
            {(control) => (
              <Input {...control} {...form.register("name")} maxLength={roleLimits.name} autoComplete="off" />
            )}
          </FormField>
          <ClashNote
            at="access"
            label={t("choose")}
            say={(access) => sayRights({ permissions: toPermissions(chosenOf({ access })) ?? [] })}
          />
          <AccessFields
            own={own.permissions}
            chosen={chosen}
            problem={form.getFieldState("access", form.formState).error?.message}
            onChange={(next) => change(formOf(next))}
          />
          <ClashNote
            at="seesPhones"
            label={t("phones")}
            say={(sees) => t(sees === true ? "phonesSeen" : "phonesHidden")}
          />
          <PhonesField
            isAdmin={false}
            mayShow={own.sees_phones}
            shown={values.seesPhones}
            onChange={(seesPhones) => change({ seesPhones })}
          />
          {role && role.members > 0 && hasNewRights(role, values) && (
            <fieldset className="border-line border-t pt-3">
              <legend className="float-left mb-1.5 font-medium">{t("roleFollow", { count: role.members })}</legend>
              <div className="clear-both grid gap-2 sm:grid-cols-2">
                {(["follow", "stay"] as const).map((members) => (
                  <RadioChoice
                    key={members}
                    look="box"
                    name="members"
                    checked={values.members === members}
                    onChange={() => change({ members })}
                    className="gap-2.5! px-2.5! text-sm!"
                  >
                    <span className="min-w-0">
                      <span className="block font-medium">{t(`roleMembersDo.${members}`)}</span>
                      <span className="block text-muted text-xs">{t(`roleMembersDo.${members}Text`)}</span>
                    </span>
                  </RadioChoice>
                ))}
              </div>
            </fieldset>
          )}
        </AccessSheet>
      </EditingProvider>
    </FormProvider>
  );
}
