"use client";

import type { Member } from "@mauzo/contract/account/invites";
import type { Role } from "@mauzo/contract/account/roles";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { ClashNote } from "../../../../../components/form/editing/clash-note.tsx";
import { EditingProvider } from "../../../../../components/form/editing/editing-context.tsx";
import { MeanwhileNotice } from "../../../../../components/form/editing/meanwhile-notice.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import { useRightsSentence } from "../../labels.ts";
import { type AccessForm, chosenOf, formOf, type Own, pickedRole, roleForm, toPermissions } from "../../rules.ts";
import { PhonesField } from "../phones-field.tsx";
import { AccessFields } from "./access-fields.tsx";
import { AccessSheet } from "./access-sheet.tsx";

type Props = { member: Member; own: Own; roles: readonly Role[]; editing: Editing<AccessForm>; onClose: () => void };

/** Edits what a member may do: one choice as a whole, of which somebody else's is another. */
export function AccessDialog({ member, own, roles, editing, onClose }: Props) {
  const t = useTranslations("staff");
  const sayRights = useRightsSentence();
  const name = isolateBidi(member.name);
  const rolesText = (id: unknown) => roles.find((role) => role.id === id)?.name ?? t("noRole");
  const { form, change, news, element, isSaving, submit } = editing;
  const { roleId, seesPhones, ...rights } = form.watch();
  const chosen = chosenOf(rights);
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
            chosen={chosen}
            roles={roles}
            picked={pickedRole(roles, { roleId, chosen, seesPhones })}
            onPick={(role) => change(roleForm(role))}
            problem={form.getFieldState("access", form.formState).error?.message}
            onChange={(next) => change({ ...formOf(next), roleId: null })}
          />
          <ClashNote at="roleId" label={t("role")} say={rolesText} />
          <ClashNote
            at="seesPhones"
            label={t("phones")}
            say={(sees) => t(sees === true ? "phonesSeen" : "phonesHidden")}
          />
          <PhonesField
            isAdmin={chosen === "everything"}
            mayShow={own.sees_phones}
            shown={seesPhones}
            onChange={(shown) => change({ seesPhones: shown, roleId: null })}
          />
        </AccessSheet>
      </EditingProvider>
    </FormProvider>
  );
}
