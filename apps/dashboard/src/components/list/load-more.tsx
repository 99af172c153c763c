"use client";

import { Button } from "@mauzo/ui/button";
import { startTransition } from "react";
import { useTranslations } from "use-intl";

/** The way to the next page of a list. Its press is seen before the page is drawn anew. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const t = useTranslations("list");
  return (
    <div className="flex justify-center border-line border-t p-3">
      <Button variant="secondary" busy={busy} onClick={() => startTransition(onMore)}>
        {t("loadMore")}
      </Button>
    </div>
  );
}
