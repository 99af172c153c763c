"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useFileAddress } from "../../../../../entities/conversations/conversation/actions/use-file-address.ts";

/** A picture as large as the screen shows it. */
export function LargePicture({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("conversations.files");
  const shell = useTranslations("shell");
  const { data: address, isError, refetch } = useFileAddress(id, { large: true });
  return (
    <Modal title={t("picture")} close={shell("close")} onClose={onClose} className="top-3 max-w-4xl">
      <div className="p-3">
        {isError && (
          <Button variant="secondary" onClick={() => void refetch()}>
            {t("show")}
          </Button>
        )}
        {address === undefined && !isError && <Skeleton className="h-72 w-full" />}
        {address !== undefined && (
          // biome-ignore lint/performance/noImgElement: fetched with the session, so it comes as a data URL
          <img src={address} alt={t("picture")} className="mx-auto max-h-[80dvh] max-w-full object-contain" />
        )}
      </div>
    </Modal>
  );
}
