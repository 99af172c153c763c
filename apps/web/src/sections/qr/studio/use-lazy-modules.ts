import { useEffect, useState } from "react";

type Encoder = typeof import("./encode-draft.ts");
type Phones = typeof import("../../../lib/qr/design/phone-number.ts");
export type LazyModules = {
  encoder: Encoder | undefined;
  phones: Phones | undefined;
  failed: boolean;
  retry: () => void;
};

/** The number parser and the encoder: most of the code there is to load, and of no use before there is a number. */
export function useLazyModules(isNeeded: boolean): LazyModules {
  const [encoder, setCoder] = useState<Encoder>();
  const [phones, setPhones] = useState<Phones>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again.
  useEffect(() => {
    setFailed(false);
    if (!isNeeded) return;
    const fail = () => setFailed(true);
    import("./encode-draft.ts").then(setCoder, fail);
    import("../../../lib/qr/design/phone-number.ts").then(setPhones, fail);
  }, [tries, isNeeded]);
  return { encoder, phones, failed, retry: () => setTries((count) => count + 1) };
}
