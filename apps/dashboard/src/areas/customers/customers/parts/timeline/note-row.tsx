"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { Button } from "@mauzo/ui/button";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeleteNote } from "../../../../../entities/customers/customer/actions/use-notes.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { TimelineRow } from "./timeline-row.tsx";

type Props = { entry: Extract<CustomerTimelineEntry, { kind: "note" }> };

/** A note about the customer, which its author and admins can delete. */
export function NoteRow({ entry: { id, at, by, text, may_delete } }: Props) {
  const t = useTranslations("customers.timeline");
  const mayDelete = useCanAccess(customerNotes.remove.access) && may_delete;
  const { mutate: remove, isPending: busy } = useDeleteNote();
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <TimelineRow
          at={at}
          what={<bdi>{text}</bdi>}
          more={
            <>
              {t("note")} · <bdi>{by}</bdi>
            </>
          }
        />
      </div>
      {mayDelete && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("deleteNote")}
          busy={busy}
          className="-my-1.5"
          onClick={() => remove(id)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  );
}
