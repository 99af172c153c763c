import { savesData } from "@mauzo/api-client/visitor/saves-data";
import { useEffect, useRef } from "react";

const everyMs = 30_000;

/**
 * Reads every 30 s while the page is visible, and on return to a page hidden for longer; never when the browser is set
 * to save data.
 */
export function useAutoRefresh(isOn: boolean, read: () => Promise<void>): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!isOn || savesData()) return;
    let readAtMs = performance.now();
    let isReading = false;
    const look = () => {
      if (document.visibilityState !== "visible" || isReading || performance.now() - readAtMs < everyMs) return;
      isReading = true;
      void latest.current().finally(() => {
        readAtMs = performance.now();
        isReading = false;
      });
    };
    const timer = setInterval(look, 1_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOn]);
}
