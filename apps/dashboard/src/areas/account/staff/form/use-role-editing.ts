import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { Role } from "@mauzo/contract/account/roles";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useNewestRole, useSaveRole } from "../data.ts";
import { roleFormOf, toGrants } from "../rules.ts";

type Options = { role: Role | undefined; onClose: () => void };

/** The form over a role, or over a new one. */
export function useRoleEditing({ role, onClose }: Options) {
  const t = useTranslations("staff");
  return useEditing({
    saved: role,
    toForm: roleFormOf,
    toInput: (form, base) => ({
      ...{ name: form.name, permissions: toGrants(form) ?? [] },
      ...{ sees_phones: form.seesPhones, members: form.members, version: base?.version ?? 0 },
    }),
    problemsOf: (form) => [
      ...(form.name.trim() === "" ? [{ path: "name", text: t("roleNameMissing") }] : []),
      ...(toGrants(form) ? [] : [{ path: "access", text: t("chooseOne") }]),
    ],
    refusedFields: (error) =>
      errorCode(error) === "role_name_taken" ? [{ path: "name", text: t("roleNameTaken") }] : [],
    save: useSaveRole(role?.id).mutateAsync,
    readNewest: useNewestRole(role?.id),
    saidSaved: () => ({ title: t("roleSaved") }),
    saidFailed: t("roleSaveFailed"),
    onSaved: onClose,
  });
}
