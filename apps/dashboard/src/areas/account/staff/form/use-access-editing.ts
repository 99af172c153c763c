import type { Member } from "@mauzo/contract/account/invites";
import type { Role } from "@mauzo/contract/account/roles";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { isAdmin } from "@mauzo/permissions/permissions";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useChangeAccess, useNewestMember } from "../data.ts";
import { chosenIn, chosenOf, formOf, pickedRole, toPermissions } from "../rules.ts";

type Options = { member: Member; roles: readonly Role[]; onClose: () => void };

/** The form over what a member may do. */
export function useAccessEditing({ member, roles, onClose }: Options) {
  const t = useTranslations("staff");
  return useEditing({
    saved: member,
    toForm: ({ permissions, sees_phones, role }) => ({
      ...formOf(chosenIn(permissions)),
      ...{ seesPhones: sees_phones, roleId: role?.id ?? null },
    }),
    toInput: (form, { version }) => {
      const permissions = toPermissions(chosenOf(form)) ?? [];
      const role = pickedRole(roles, { ...form, chosen: chosenOf(form) });
      return {
        ...{ permissions, version },
        ...(!isAdmin(permissions) && { sees_phones: form.seesPhones }),
        ...(role && { role_id: role.id }),
      };
    },
    problemsOf: (form) => (toPermissions(chosenOf(form)) ? [] : [{ path: "access", text: t("chooseOne") }]),
    save: useChangeAccess(member.id).mutateAsync,
    readNewest: useNewestMember(member.id),
    saidSaved: ({ name }) => ({ title: t("changed"), text: t("changedText", { name: isolateBidi(name) }) }),
    saidFailed: t("changeFailed"),
    onSaved: onClose,
  });
}
