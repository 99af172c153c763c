import { useEffect, useRef } from "react";
import { savesData } from "../../saves-data.ts";

/** The page is read first. */
const afterMs = 1_000;

/** Hears within moments of it that a cart is another than is shown; never where data is saved. */
export function useHearing(isOn: boolean, token: string, seen: string, onNews: () => Promise<void>): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    if (!isOn || savesData()) return;
    let stop = () => {};
    let isLeft = false;
    const start = setTimeout(async () => {
      const { hearChanges } = await import("./hear-changes.ts");
      if (!isLeft) stop = hearChanges(token, seen, () => latest.current());
    }, afterMs);
    return () => {
      isLeft = true;
      clearTimeout(start);
      stop();
    };
  }, [isOn, token, seen]);
}
