import { useCallback, useEffect, useRef, useState } from "react";
import { type CameraProblem, cameraProblemOf, createScanRule } from "../../rules/scan-rule.ts";
import { openReader } from "./open-reader.ts";

/** `unread`: what reads codes could not be loaded. */
export type Camera = { state: "asking" | "live" | "unread" | CameraProblem };

/** The library of browsers does not know of lamps. */
const lampOf = (track: MediaStreamTrack | undefined): boolean =>
  track?.getCapabilities !== undefined && Reflect.get(track.getCapabilities(), "torch") === true;
/** Nor of switching one on. */
const asConstraints = (lamp: { torch: boolean }) => lamp as MediaTrackConstraintSet;

const wanted = { facingMode: { ideal: "environment" }, width: { ideal: 1_280 }, height: { ideal: 720 } };
const pauseMs = 90;

/**
 * Shows the camera in a video and reads codes from it, until the part is left: then it is let go.
 * @param video null until the dialog has put it there
 */
export function useCamera(video: HTMLVideoElement | null, onCode: (code: string) => void) {
  const [camera, setCamera] = useState<Camera>({ state: "asking" });
  const [lamp, setLamp] = useState<{ track: MediaStreamTrack; isOn: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the camera again
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      isLeft = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const fail = (state: Camera["state"]) => {
      if (isLeft) return;
      letGo();
      setLamp(undefined);
      setCamera({ state });
    };
    const start = async (shown: HTMLVideoElement) => {
      // Both at once: asking takes a person's time.
      const reader = openReader().catch(() => undefined);
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      if (isLeft) return letGo();
      const [track] = stream.getVideoTracks();
      track?.addEventListener("ended", () => fail("busy"));
      shown.srcObject = stream;
      await shown.play();
      const read = await reader;
      if (!read) return fail("unread");
      if (isLeft) return;
      setCamera({ state: "live" });
      if (track && lampOf(track)) setLamp({ track, isOn: false });
      const counts = createScanRule();
      const look = async () => {
        const code = (await read(shown).catch(() => undefined))?.trim();
        if (isLeft) return;
        if (counts(code, Date.now()) && code) told.current(code);
        timer = setTimeout(() => void look(), pauseMs);
      };
      void look();
    };
    setCamera({ state: "asking" });
    if (video) start(video).catch((error: unknown) => fail(cameraProblemOf(error)));
    return letGo;
  }, [attempt, video]);
  return {
    camera,
    /** Undefined where the camera has none. */
    lamp: lamp && {
      isOn: lamp.isOn,
      turn: () => {
        const isOn = !lamp.isOn;
        lamp.track.applyConstraints({ advanced: [asConstraints({ torch: isOn })] }).then(
          () => setLamp({ track: lamp.track, isOn }),
          () => setLamp(undefined),
        );
      },
    },
    again: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
