"use client";

import { Button } from "@mauzo/ui/button";
import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import type { SharedViews } from "../../../lib/list/use-shared-views.ts";
import { usePopover } from "../../popover.tsx";
import type { ViewedList } from "./viewed-list.ts";

const ViewsSheet = lazyPart(async () => (await import("./views-sheet.tsx")).ViewsSheet);

type Props = {
  shared: SharedViews | undefined;
  list?: ViewedList;
  /** What they are called where they are no views of a list. */
  label?: string;
  /** Whether it is its icon alone. */
  compact?: boolean;
};

/** The button that opens the views of a list. On a phone it is its icon. */
export function ViewsMenu({ shared, list, label, compact = false }: Props) {
  const t = useTranslations("list");
  const [open, setOpen] = useState(false);
  const [trigger, panel] = usePopover(open, (next) => {
    setOpen(next);
    if (next) shared?.load();
  });
  return (
    <>
      <Button {...trigger} variant="secondary" className={compact ? "px-2.5" : "max-sm:px-2.5"}>
        <Bookmark aria-hidden="true" className="size-4" />
        <span className={compact ? "sr-only" : "max-sm:sr-only"}>{label ?? t("views")}</span>
      </Button>
      {open && <ViewsSheet {...panel} shared={shared} label={label} {...(list && { list })} />}
    </>
  );
}
