"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useAccount } from "../../lib/session/account.tsx";
import { stopViewing } from "../../lib/session/viewing/viewing.ts";

/** Says as whom an admin sees the back-office, and stops it: by a press, and by itself once the time is up. */
export function ViewingLine() {
  const t = useTranslations("shell.viewing");
  const { user } = useAccount();
  const { mutate, isPending } = useMutation({ mutationFn: stopViewing, meta: { failed: t("stopFailed") } });
  const { viewing, name } = user;
  const [until, isOver] = [viewing?.until, viewing?.is_over];
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => mutate(), isOver ? 0 : Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, isOver, mutate]);
  if (!viewing) return null;
  return (
    <div
      role="status"
      className="sticky top-0 z-40 flex items-center justify-between gap-x-4 border-line big-text:flex-wrap border-b bg-primary px-4 py-1.5 text-on-primary text-sm max-sm:px-3 md:px-6 lg:px-8 big-text:px-2"
    >
      <p className="wrap-anywhere min-w-0 grow">{t(isOver ? "over" : "text", { name: isolateBidi(name) })}</p>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t("stop")}
      </Button>
    </div>
  );
}
