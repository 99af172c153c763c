"use client";

import { Button } from "@mauzo/ui/button";
import { Spinner } from "@mauzo/ui/spinner";
import { SendHorizontal, Square, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useRecorder } from "./use-recorder.ts";

const secondMs = 1_000;
/** How long it has been going, as `1:05`. */
function Timer({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs / 4);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / secondMs));
  return (
    <span className="tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

type Props = { onSend: (file: File) => void; onClose: () => void };

/** Records a voice note: what was said can be heard before it is sent, or thrown away. */
export function VoicePanel({ onSend, onClose }: Props) {
  const t = useTranslations("conversations.voice");
  const { recording, stop, again } = useRecorder(t("fileName"));
  const { state } = recording;
  const hasFailed = state === "refused" || state === "missing" || state === "failed";
  return (
    <section
      aria-label={t("title")}
      className="mt-1 flex flex-wrap items-center gap-2 rounded-control border border-line-strong bg-card px-3 py-2"
    >
      <div role="status" className="flex min-w-0 grow basis-40 items-center gap-2 text-[0.8125rem]">
        {(state === "asking" || state === "making") && (
          <>
            <Spinner />
            {t(state)}
          </>
        )}
        {state === "recording" && (
          <>
            <span aria-hidden="true" className="size-2.5 shrink-0 animate-pulse rounded-full bg-danger" />
            {t("recording")}
          </>
        )}
        {hasFailed && <p className="text-danger-strong">{t(state)}</p>}
        {state === "ready" && (
          // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was just said
          <audio src={recording.address} controls aria-label={t("listen")} className="h-10 w-full max-w-72" />
        )}
      </div>
      {state === "recording" && <Timer since={recording.since} />}
      <div className="ml-auto flex gap-1">
        <Button variant="ghost" size="icon" aria-label={t("cancel")} onClick={onClose}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
        {state === "recording" && (
          <Button size="icon" aria-label={t("stop")} onClick={stop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
          </Button>
        )}
        {state === "ready" && (
          <Button size="icon" aria-label={t("send")} onClick={() => onSend(recording.file)}>
            <SendHorizontal aria-hidden="true" className="size-4" />
          </Button>
        )}
        {hasFailed && (
          <Button variant="secondary" size="sm" onClick={again}>
            {t("again")}
          </Button>
        )}
      </div>
    </section>
  );
}
