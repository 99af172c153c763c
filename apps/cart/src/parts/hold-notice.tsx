"use client";

import { formatTime } from "@mauzo/format/date-time";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Language } from "../i18n/language.ts";
import { arrivedAtMs, countdownText, openClock } from "../order/holding/hold-countdown.ts";

type Props = {
  until: string;
  timeZone: string;
  /** Whether the server has reported the hold as over. */
  isGivenBack: boolean;
  /** The server's time when it rendered the page. */
  madeAtMs: number;
  language: Language;
  /** Called when the time runs out while the page is open. */
  onOver: () => void;
};

/**
 * Until when the stock is held for this customer. With a script it counts down; screen readers read it out only at the
 * start and near the end.
 */
export function HoldNotice({ until, timeZone, isGivenBack, madeAtMs, language, onOver }: Props) {
  const t = useTranslations("form");
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
    // Browsers throttle the timers of a hidden page.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [madeAtMs, untilMs]);

  const isOver = isGivenBack || nowMs >= untilMs;
  const leftMs = untilMs - nowMs;
  const heldNow =
    leftMs <= 60_000 ? t("heldLastMinute") : t("heldFor", { minutes: Math.round((untilMs - startMs) / 60_000) });
  const said = isOver ? `${t("heldNoLonger")}. ${t("heldNoLongerText")}` : heldNow;
  return (
    <div
      className={`mb-4 rounded-card border p-4 ${isOver ? "border-line-strong bg-card" : "border-primary bg-primary-soft"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {/* Browsers and the server name time zones differently. */}
        <p suppressHydrationWarning className="min-w-0 flex-1 basis-40 font-semibold">
          {isOver ? t("heldNoLonger") : t("heldUntil", { time: formatTime(until, timeZone, language) })}
        </p>
        <span role="timer" className="min-w-[5ch] text-right font-semibold text-xl tabular-nums">
          {isLive && !isOver && countdownText(leftMs)}
        </span>
      </div>
      <p className="mt-1 text-muted text-sm">{isOver ? t("heldNoLongerText") : t("heldText")}</p>
      <p role="status" className="sr-only">
        {isLive && said}
      </p>
    </div>
  );
}
