"use client";

import type { Conversation } from "@mauzo/contract/conversations/conversations";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";

const TemplatesSheet = lazyPart(async () => (await import("../templates/templates-sheet.tsx")).TemplatesSheet);

/** Why nothing can be written to the customer now, and what can be done. */
export function NoWay({ conversation: { id, reply_way }, seen }: { conversation: Conversation; seen: number }) {
  const t = useTranslations("conversations");
  const [isChoosing, setChoosing] = useState(false);
  if (reply_way === "here") return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-accent-soft px-3 py-2 text-[0.8125rem]">
      <p>{t(`cannot.${reply_way}`)}</p>
      {reply_way === "window_closed" && (
        <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
          {t("templates.open")}
        </Button>
      )}
      {isChoosing && <TemplatesSheet id={id} seen={seen} onClose={() => setChoosing(false)} />}
    </div>
  );
}
