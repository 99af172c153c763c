import { savesData } from "@mauzo/api-client/visitor/saves-data";
import { useEffect, useRef } from "react";

/** Customers read the page first. */
const afterMs = 1_000;

/** Notices changes to the shown cart within moments; never polls when the browser is set to save data. */
export function useCartPolling(isOn: boolean, token: string, seen: string, onNews: () => Promise<void>): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    if (!isOn || savesData()) return;
    let stop = () => {};
    let isLeft = false;
    const start = setTimeout(async () => {
      const { pollChanges } = await import("./poll-changes.ts");
      if (!isLeft) stop = pollChanges(token, seen, () => latest.current());
    }, afterMs);
    return () => {
      isLeft = true;
      clearTimeout(start);
      stop();
    };
  }, [isOn, token, seen]);
}
