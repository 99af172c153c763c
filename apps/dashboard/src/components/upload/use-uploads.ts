"use client";

import { type MediaFile, pictureMaxBytes } from "@mauzo/contract/shop/media";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { UploadRefused, uploadPicture } from "../../lib/session/upload-picture.ts";
import { compressPicture } from "./compress-picture.ts";
import { isHeic } from "./is-heic.ts";

export type UploadState = "sending" | "failed";
export type Upload = { key: number; file: File; share: number; problem?: string };

/**
 * Uploads in progress, each with its progress. A finished one is passed on with its `turn`, its place in the queue, and
 * leaves the list.
 */
export function useUploads(onArrived: (medium: MediaFile, turn: number) => void) {
  const t = useTranslations("upload");
  const [uploads, setUploads] = useState<Upload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  const change = (key: number, now: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...now } : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send(key: number, file: File) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const light = await compressPicture(file);
      if (isHeic(light)) return change(key, { problem: t("heic") });
      if (light.size > pictureMaxBytes) return change(key, { problem: t("tooLarge") });
      const onProgress = (share: number) => change(key, { share });
      const medium = await uploadPicture(light, { onProgress, signal: stop.signal });
      drop(key);
      arrived.current(medium, key);
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { problem: (error instanceof UploadRefused && error.message) || t("failed") });
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
        const key = ++last.current;
        setUploads((all) => [...all, { key, file, share: 0 }]);
        void send(key, file);
      }
    },
    retry: ({ key, file }: Upload) => {
      change(key, { problem: undefined, share: 0 });
      void send(key, file);
    },
    cancel: ({ key }: Upload) => {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}
