"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { Spinner } from "@mauzo/ui/spinner";
import { Flashlight, FlashlightOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { playSound } from "../../../../../lib/alerts/play-sound.ts";
import { useCamera } from "./use-camera.ts";

const beep = [{ hertz: 1_320, at: 0 }];
const shortMs = 60;

/** What became of a code: the product that it put into the basket, or why it did not, which may be on the screen already. */
export type Scanned = { taken: string } | { said: string; isShown?: boolean };
type Props = { onCode: (code: string) => Promise<Scanned>; onClose: () => void };

/** Scans with the camera, one code after the other, until it is closed. */
export function CameraDialog({ onCode, onClose }: Props) {
  const t = useTranslations("pos.camera");
  const pos = useTranslations("pos");
  const shell = useTranslations("shell");
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [last, setLast] = useState<Scanned>();
  const { camera, lamp, again } = useCamera(video, async (code) => {
    navigator.vibrate?.(shortMs);
    const scanned = await onCode(code);
    setLast(scanned);
    if ("taken" in scanned) playSound(beep);
  });
  const { state } = camera;
  const isLive = state === "live";
  return (
    <Modal
      title={t("title")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[8vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-3 p-5">
        <div className={isLive || state === "asking" ? "relative overflow-hidden rounded-control bg-night" : "hidden"}>
          <video
            ref={setVideo}
            muted
            playsInline
            aria-label={t("picture")}
            className="aspect-[4/3] w-full object-cover"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-[10%] inset-y-[22%] rounded-control border-2 border-on-night"
          />
        </div>
        <div role="status" className="min-h-10">
          {state === "asking" && (
            <span className="flex items-center gap-2">
              <Spinner />
              {t("asking")}
            </span>
          )}
          {isLive && !last && <p className="text-muted">{t("hold")}</p>}
          {isLive && last && "taken" in last && (
            <p className="wrap-anywhere font-semibold">{t("taken", { name: last.taken })}</p>
          )}
          {isLive && last && "said" in last && <p className="wrap-anywhere text-danger">{last.said}</p>}
          {!isLive && state !== "asking" && <p className="text-danger">{t(state)}</p>}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          {lamp && (
            <Button variant="secondary" aria-pressed={lamp.isOn} onClick={lamp.turn}>
              {lamp.isOn ? (
                <FlashlightOff aria-hidden="true" className="size-4" />
              ) : (
                <Flashlight aria-hidden="true" className="size-4" />
              )}
              {t("lamp")}
            </Button>
          )}
          {!isLive && state !== "asking" && (
            <Button variant="secondary" onClick={again}>
              {pos("tryAgain")}
            </Button>
          )}
          <Button onClick={onClose}>{pos("done")}</Button>
        </div>
      </div>
    </Modal>
  );
}
