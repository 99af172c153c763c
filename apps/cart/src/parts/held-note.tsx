"use client";

import { formatTime } from "@mauzo/format/date-time";
import { useEffect, useRef, useState } from "react";
import type { Labels } from "../labels/labels.ts";
import type { Language } from "../labels/language.ts";
import { arrivedAtMs, leftText, openClock } from "../order/holding/held.ts";

type Props = {
  until: string;
  timeZone: string;
  /** Whether the server has said that nothing is held any more. */
  isGivenBack: boolean;
  /** The server's clock as it made the page. */
  madeAtMs: number;
  language: Language;
  labels: Labels;
  /** The time is up while the page is open. */
  onOver: () => void;
};

/** Until when the goods are kept from others. With a script the time runs; it is read out at the start and near the end only. */
export function HeldNote({ until, timeZone, isGivenBack, madeAtMs, language, labels, onOver }: Props) {
  const untilMs = Date.parse(until);
  const [nowMs, setNowMs] = useState(madeAtMs);
  const [isLive, setIsLive] = useState(false);
  const [startMs, setStartMs] = useState(madeAtMs);
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    const clock = openClock(madeAtMs, arrivedAtMs());
    const begunMs = clock();
    setIsLive(true);
    setStartMs(begunMs);
    let isRunning = untilMs > begunMs;
    const tick = () => {
      setNowMs(clock());
      if (!isRunning || clock() < untilMs) return;
      isRunning = false;
      latest.current();
    };
    tick();
    const timer = setInterval(tick, 500);
    // A page out of sight has its timers held back.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [madeAtMs, untilMs]);

  const isOver = isGivenBack || nowMs >= untilMs;
  const leftMs = untilMs - nowMs;
  const heldNow = leftMs <= 60_000 ? labels.heldLastMinute : labels.heldFor(Math.round((untilMs - startMs) / 60_000));
  const said = isOver ? `${labels.heldNoLonger}. ${labels.heldNoLongerText}` : heldNow;
  return (
    <div
      className={`mb-4 rounded-card border p-4 ${isOver ? "border-line-strong bg-card" : "border-primary bg-primary-soft"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {/* Browsers name time zones in words of their own. */}
        <p suppressHydrationWarning className="min-w-0 flex-1 basis-40 font-semibold">
          {isOver ? labels.heldNoLonger : labels.heldUntil(formatTime(until, timeZone, language))}
        </p>
        <span role="timer" className="min-w-[5ch] text-right font-semibold text-xl tabular-nums">
          {isLive && !isOver && leftText(leftMs)}
        </span>
      </div>
      <p className="mt-1 text-muted text-sm">{isOver ? labels.heldNoLongerText : labels.heldText}</p>
      <p role="status" className="sr-only">
        {isLive && said}
      </p>
    </div>
  );
}
