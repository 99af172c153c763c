"use client";

import { Button } from "@mauzo/ui/button";
import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import type { SharedViews } from "../../../lib/list/use-shared-views.ts";
import { usePopover } from "../../popover.tsx";

const ViewsSheet = lazyPart(async () => (await import("./views-sheet.tsx")).ViewsSheet);

/** The button that opens the views of a list. */
export function ViewsMenu({ shared }: { shared: SharedViews | undefined }) {
  const t = useTranslations("list");
  const [open, setOpen] = useState(false);
  const [trigger, panel] = usePopover(open, (next) => {
    setOpen(next);
    if (next) shared?.load();
  });
  return (
    <>
      <Button {...trigger} variant="secondary" className="max-sm:px-2.5">
        <Bookmark aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t("views")}</span>
      </Button>
      {open && <ViewsSheet {...panel} shared={shared} />}
    </>
  );
}
