"use client";

import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { type MediaFile, pictureMaxBytes } from "@mauzo/contract/shop/media";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { compressPicture } from "../../lib/files/compress-picture.ts";
import { isHeic } from "../../lib/files/is-heic.ts";
import { uploadPicture } from "../../lib/files/upload-picture.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { newIdempotencyKey } from "../../lib/use-idempotency-key.ts";

export type UploadState = "sending" | "failed";
/** `idempotencyKey` stays for a retry: when only the response was lost, the picture is not stored twice. */
export type Upload = { key: number; file: File; idempotencyKey: string; share: number; problem?: string };

/**
 * Uploads in progress, each with its progress. A finished one is passed on with its `turn`, its place in the queue, and
 * leaves the list.
 */
export function useUploads(onArrived: (medium: MediaFile, turn: number) => void) {
  const t = useTranslations("upload");
  const failureText = useFailureText();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  const change = (key: number, now: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...now } : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file, idempotencyKey }: Upload) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const light = await compressPicture(file);
      if (isHeic(light)) return change(key, { problem: t("heic") });
      if (light.size > pictureMaxBytes) return change(key, { problem: t("tooLarge") });
      const onProgress = (share: number) => change(key, { share });
      const medium = await uploadPicture(light, { onProgress, signal: stop.signal, idempotencyKey });
      drop(key);
      arrived.current(medium, key);
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { problem: errorStatus(error) === undefined ? t("failed") : failureText(error) });
    } finally {
      stops.current.delete(key);
    }
  }

  // Leaving the page cancels its uploads.
  useEffect(() => {
    const under = stops.current;
    return () => {
      for (const stop of under.values()) stop.abort();
    };
  }, []);

  const isFailed = uploads.some(({ problem }) => problem !== undefined);
  const isSending = uploads.some(({ problem }) => problem === undefined);
  const state: UploadState | undefined = isSending ? "sending" : isFailed ? "failed" : undefined;
  return {
    uploads,
    state,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const upload = { key: ++last.current, file, idempotencyKey: newIdempotencyKey(), share: 0 };
        setUploads((all) => [...all, upload]);
        void send(upload);
      }
    },
    retry: (upload: Upload) => {
      change(upload.key, { problem: undefined, share: 0 });
      void send(upload);
    },
    cancel: ({ key }: Upload) => {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}
