"use client";

import { Button } from "@mauzo/ui/button";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";

type Props = { files: readonly File[]; onRemove: (file: File) => void };

/** The files that go with the next press of "Send". */
export function StagedFiles({ files, onRemove }: Props) {
  const t = useTranslations("conversations.files");
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("staged")} className="mt-1 flex flex-wrap gap-2">
      {files.map((file, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and they never move
          key={`${at} ${file.name}`}
          className="flex max-w-full items-center gap-1 rounded-control border border-line-strong pl-3"
        >
          <bdi className="min-w-0 truncate text-[0.8125rem]">{file.name}</bdi>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("remove", { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
