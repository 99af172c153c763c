"use client";

import { type ContactImport, contactImports } from "@mauzo/contract/customers/contact-imports";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useUndoContacts } from "../../../../entities/customers/contact-import/actions/use-undo-contacts.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

/** Takes an import back, and says who stayed. */
export function UndoImport({ file }: { file: ContactImport }) {
  const t = useTranslations("contactImports");
  const input = useTranslations("input");
  const may = useCanAccess(contactImports.undo.access);
  const undo = useUndoContacts(file.id);
  const [asked, setAsked] = useState(false);
  if (undo.data)
    return (
      <div role="status" className="basis-full">
        <p>{t("undone", { count: undo.data.removed })}</p>
        {undo.data.kept > 0 && (
          <p className="wrap-anywhere">
            {t("kept", { count: undo.data.kept })} {undo.data.names.filter(Boolean).join(", ")}
          </p>
        )}
      </div>
    );
  if (file.undone)
    return (
      <p className="basis-full text-muted">
        {t("undoneBy", { name: file.undone.by })} <RelativeTime iso={file.undone.at} />
      </p>
    );
  return (
    may && (
      <>
        <Button variant="secondary" busy={undo.isPending} onClick={() => setAsked(true)}>
          {t("undo")}
        </Button>
        <ConfirmDialog
          open={asked}
          title={t("undoTitle")}
          text={t("undoText")}
          confirm={t("undo")}
          cancel={input("cancel")}
          onConfirm={() => {
            setAsked(false);
            undo.mutate();
          }}
          onClose={() => setAsked(false)}
        />
      </>
    )
  );
}
