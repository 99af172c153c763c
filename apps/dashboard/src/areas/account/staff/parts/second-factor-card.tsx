"use client";

import type { Member } from "@mauzo/contract/account/invites";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";

type Props = {
  members: readonly Member[];
  isRequired: boolean;
  hasOwn: boolean;
  busy: boolean;
  onRequire: (required: boolean) => void;
};

/** Whether the shop asks two-step log-in of everybody, and whom that would stop at the door. */
export function SecondFactorCard({ members, isRequired, hasOwn, busy, onRequire }: Props) {
  const t = useTranslations("staff.second");
  const [asks, setAsks] = useState(false);
  const without = members.filter(({ second_factor }) => !second_factor).length;
  const close = () => setAsks(false);
  return (
    <Card title={t("title")} description={t(isRequired ? "required" : "optional")}>
      {hasOwn || isRequired ? (
        <Button variant="secondary" busy={busy} onClick={() => (isRequired ? onRequire(false) : setAsks(true))}>
          {t(isRequired ? "stop" : "require")}
        </Button>
      ) : (
        <p className="text-muted">{t("ownFirst")}</p>
      )}
      <ConfirmDialog
        open={asks}
        title={t("ask")}
        text={t("askText", { count: without })}
        confirm={t("require")}
        cancel={t("cancel")}
        onClose={close}
        onConfirm={() => {
          close();
          onRequire(true);
        }}
      />
    </Card>
  );
}
