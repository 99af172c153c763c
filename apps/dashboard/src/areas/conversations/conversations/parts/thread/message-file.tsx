"use client";

import { type ConversationFile, conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import { FileText, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFetchFile } from "../../../../../entities/conversations/conversation/actions/use-fetch-file.ts";
import { useFileAddress } from "../../../../../entities/conversations/conversation/actions/use-file-address.ts";
import { downloadFile } from "../../../../../lib/files/download-file.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { toasts } from "../../../../../lib/toasts.ts";

const LargePicture = lazyPart(async () => (await import("./large-picture.tsx")).LargePicture);

/** A picture that the customer sent; a press shows it large. */
function FilePicture({ file: { id, width, height } }: { file: ConversationFile }) {
  const t = useTranslations("conversations.files");
  const [isLarge, setLarge] = useState(false);
  const { data: address, isError, refetch } = useFileAddress(id);
  if (isError)
    return (
      <Button size="sm" variant="secondary" onClick={() => void refetch()}>
        {t("show")}
      </Button>
    );
  if (address === undefined) return <Skeleton className="h-48 w-64 max-w-full" />;
  return (
    <>
      <button type="button" onClick={() => setLarge(true)} aria-label={t("large")} className="block max-w-full">
        {/* biome-ignore lint/performance/noImgElement: fetched with the session, so it comes as a data URL */}
        <img
          src={address}
          alt={t("picture")}
          {...(width && height && { width, height })}
          className="h-auto max-h-72 w-auto max-w-full rounded-control"
        />
      </button>
      {isLarge && <LargePicture id={id} onClose={() => setLarge(false)} />}
    </>
  );
}

/** A recording or a film, fetched when somebody wants to hear or see it. */
function FilePlayer({ file: { id, kind } }: { file: ConversationFile }) {
  const t = useTranslations("conversations.files");
  const [wanted, setWanted] = useState(false);
  const { data: address, isError, isFetching, refetch } = useFileAddress(id, { wanted });
  if (address !== undefined && kind === "audio")
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what a customer says
    return <audio src={address} controls autoPlay aria-label={t("audio")} className="w-72 max-w-full" />;
  const shape = { controls: true, autoPlay: true, playsInline: true, className: "max-h-72 max-w-full" };
  if (address !== undefined) return <video src={address} aria-label={t("video")} {...shape} />;
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isFetching}
      onClick={() => (isError ? void refetch() : setWanted(true))}
    >
      <Play aria-hidden="true" className="size-4" />
      {t(kind === "audio" ? "playAudio" : "playVideo")}
    </Button>
  );
}

const kilobyte = 1_000;
const sizeText = (bytes: number) =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;

/** A document, which is saved and never opened here. */
function FileDocument({ file: { id, name, bytes } }: { file: ConversationFile }) {
  const t = useTranslations("conversations.files");
  const save = () =>
    downloadFile(conversationFiles.read, { params: { id }, query: {} }).catch(() =>
      toasts.push({ title: t("saveFailed"), tone: "danger" }),
    );
  return (
    <Button size="sm" variant="secondary" className="max-w-full" onClick={() => void save()}>
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        <bdi>{name || t("document")}</bdi>
      </span>
      {bytes !== null && <span className="shrink-0 font-normal text-muted">{sizeText(bytes)}</span>}
    </Button>
  );
}

/** The file of a message, as far as it is here. */
export function MessageFile({ file }: { file: ConversationFile }) {
  const t = useTranslations("conversations.files");
  const fetching = useFetchFile();
  const mayFetch = useCanAccess(conversationFiles.fetch.access);
  const { id, kind, name, state, why } = file;
  if (state === "here") {
    if (kind === "picture") return <FilePicture file={file} />;
    return kind === "document" ? <FileDocument file={file} /> : <FilePlayer file={file} />;
  }
  return (
    <div className="text-[0.8125rem]">
      <p className="text-muted">
        {t(kind)}
        {name !== "" && (
          <>
            : <bdi>{name}</bdi>
          </>
        )}
      </p>
      <p role={state === "waiting" ? "status" : undefined}>
        {state === "refused" ? t(`refused.${why ?? "kind"}`) : t(state)}
      </p>
      {mayFetch && (state === "lost" || why === "full") && (
        <Button size="sm" variant="secondary" busy={fetching.isPending} onClick={() => fetching.mutate(id)}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
