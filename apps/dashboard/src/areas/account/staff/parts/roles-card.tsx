"use client";

import type { Role } from "@mauzo/contract/account/roles";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useRightsSentence } from "../labels.ts";
import { PersonRow } from "./person-row.tsx";

type Props = {
  roles: readonly Role[];
  /** Left out where the user may not. */
  onMake?: (() => void) | undefined;
  onChange?: ((role: Role) => void) | undefined;
  onRemove?: ((role: Role) => void) | undefined;
};

/** The roles of the shop: what each may do, and how many have it. */
export function RolesCard({ roles, onMake, onChange, onRemove }: Props) {
  const t = useTranslations("staff");
  const sayRights = useRightsSentence();
  if (roles.length === 0 && !onMake) return null;
  return (
    <Card
      title={t("rolesTitle")}
      flush
      action={
        onMake && (
          <Button variant="secondary" size="sm" onClick={onMake}>
            {t("makeRole")}
          </Button>
        )
      }
    >
      {roles.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("rolesText")}</p>}
      <ul>
        {roles.map((role) => {
          const name = isolateBidi(role.name);
          return (
            <PersonRow
              key={role.id}
              name={role.name}
              access={sayRights({ permissions: role.permissions, sees_phones: role.sees_phones })}
              when={t("roleMembers", { count: role.members })}
            >
              {onChange && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t("changeRoleOf", { name })}
                  onClick={() => onChange(role)}
                >
                  {t("changeRole")}
                </Button>
              )}
              {onRemove && (
                <Button
                  variant="flat"
                  size="sm"
                  aria-label={t("removeRoleOf", { name })}
                  onClick={() => onRemove(role)}
                >
                  {t("removeRole")}
                </Button>
              )}
            </PersonRow>
          );
        })}
      </ul>
    </Card>
  );
}
