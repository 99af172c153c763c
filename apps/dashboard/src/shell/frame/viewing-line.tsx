"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAccount } from "../../lib/session/account.tsx";
import { userQuery } from "../../lib/session/account-queries.ts";
import { nextLookMs } from "../../lib/session/viewing/next-look.ts";
import { stopViewing } from "../../lib/session/viewing/viewing.ts";

/** Says as whom an admin sees the back-office, and that it is over once the server says so; only a press stops it. */
export function ViewingLine() {
  const t = useTranslations("shell.viewing");
  const { user } = useAccount();
  const { mutate, isPending } = useMutation({ mutationFn: stopViewing, meta: { failed: t("stopFailed") } });
  const { viewing, name } = user;
  useQuery({ ...userQuery, refetchInterval: () => nextLookMs(viewing, Date.now()) });
  if (!viewing) return null;
  return (
    <div
      role="status"
      className="sticky top-0 z-40 flex items-center justify-between gap-x-4 border-line big-text:flex-wrap border-b bg-primary px-4 py-1.5 text-on-primary text-sm max-sm:px-3 md:px-6 lg:px-8 big-text:px-2"
    >
      <p className="wrap-anywhere min-w-0 grow">
        {viewing.is_over ? t("over") : t("text", { name: isolateBidi(name) })}
      </p>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t("stop")}
      </Button>
    </div>
  );
}
