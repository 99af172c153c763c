import { useCallback, useEffect, useRef, useState } from "react";

/** `refused`: the person or their browser allows no microphone. `missing`: there is none, or nothing to record with. */
export type Recording =
  | { state: "asking" | "making" | "refused" | "missing" | "failed" }
  | { state: "recording"; since: number }
  | { state: "ready"; file: File; address: string };

const loadToSendable = () => import("./to-sendable.ts");
/** Enough for words; a minute is a quarter of a megabyte. */
const bitsPerSecond = 32_000;
const longestMs = 10 * 60_000;

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the recording cannot be read"));
    reader.readAsDataURL(file);
  });

const problemOf = (error: unknown): Recording["state"] & ("refused" | "missing" | "failed") => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "TypeError" ? "missing" : "failed";
};

/** Records from the microphone as soon as it is there, until `stop`. The microphone is let go when the part is. */
export function useRecorder(fileName: string) {
  const [recording, setRecording] = useState<Recording>({ state: "asking" });
  const recorder = useRef<MediaRecorder>(undefined);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the microphone again
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const show = (next: Recording) => {
      if (!isLeft) setRecording(next);
    };
    const finish = async (pieces: Blob[], type: string) => {
      letGo();
      if (isLeft) return;
      show({ state: "making" });
      try {
        const file = await (await loadToSendable()).toSendable(new Blob(pieces, { type }), fileName);
        show({ state: "ready", file, address: await dataUrlOf(file) });
      } catch {
        show({ state: "failed" });
      }
    };
    const start = async () => {
      // WhatsApp takes Opus of one channel only.
      stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
      if (isLeft) return letGo();
      const begun = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond });
      const pieces: Blob[] = [];
      begun.ondataavailable = ({ data }) => void pieces.push(data);
      begun.onstop = () => void finish(pieces, begun.mimeType);
      begun.start();
      recorder.current = begun;
      timer = setTimeout(() => begun.stop(), longestMs);
      show({ state: "recording", since: Date.now() });
    };
    show({ state: "asking" });
    start().catch((error: unknown) => {
      letGo();
      show({ state: problemOf(error) });
    });
    return () => {
      isLeft = true;
      if (recorder.current?.state === "recording") recorder.current.stop();
      letGo();
    };
  }, [attempt, fileName]);
  return {
    recording,
    stop: useCallback(() => {
      if (recorder.current?.state === "recording") recorder.current.stop();
    }, []),
    again: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
