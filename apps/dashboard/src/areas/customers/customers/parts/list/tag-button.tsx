"use client";

import { customersAtOnce } from "@mauzo/contract/customers/customer-tags";
import { Button } from "@mauzo/ui/button";
import { Tag } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";

const TagDialog = lazyPart(async () => (await import("./tag-dialog.tsx")).TagDialog);

/** `known`: the tags in use. */
type Props = { ids: readonly string[]; known: readonly string[]; onDone: () => void };

/** Opens the tags of the selected customers. */
export function TagButton({ ids, known, onDone }: Props) {
  const t = useTranslations("customers.tagging");
  const [open, setOpen] = useState(false);
  if (ids.length > customersAtOnce) return <p>{t("atMost", { count: customersAtOnce })}</p>;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Tag aria-hidden="true" className="size-4" />
        {t("open")}
      </Button>
      {open && (
        <TagDialog
          customerIds={ids}
          known={known}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
