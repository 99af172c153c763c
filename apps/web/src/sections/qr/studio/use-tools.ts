import { useEffect, useState } from "react";

type Painter = typeof import("./painter.ts");
type Phones = typeof import("../../../lib/qr/design/phone-number.ts");
export type Tools = {
  painter: Painter | undefined;
  phones: Phones | undefined;
  failed: boolean;
  retry: () => void;
};

/**
 * What draws and what reads numbers: fetched after the page is there, so that no first load carries it.
 * @param needsPhones numbers are read by the largest part, which waits until there is one
 */
export function useTools(needsPhones: boolean): Tools {
  const [painter, setPainter] = useState<Painter>();
  const [phones, setPhones] = useState<Phones>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again.
  useEffect(() => {
    setFailed(false);
    import("./painter.ts").then(setPainter, () => setFailed(true));
    if (needsPhones) import("../../../lib/qr/design/phone-number.ts").then(setPhones, () => setFailed(true));
  }, [tries, needsPhones]);
  return { painter, phones, failed, retry: () => setTries((count) => count + 1) };
}
