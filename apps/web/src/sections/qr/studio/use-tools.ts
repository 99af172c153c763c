import { useEffect, useState } from "preact/hooks";

type Coder = typeof import("./coder.ts");
type Phones = typeof import("../../../lib/qr/design/phone-number.ts");
export type Tools = {
  coder: Coder | undefined;
  phones: Phones | undefined;
  failed: boolean;
  retry: () => void;
};

/** What reads numbers and what makes codes of them: most of what there is to fetch, and of no use before there is a number. */
export function useTools(isNeeded: boolean): Tools {
  const [coder, setCoder] = useState<Coder>();
  const [phones, setPhones] = useState<Phones>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again.
  useEffect(() => {
    setFailed(false);
    if (!isNeeded) return;
    const fail = () => setFailed(true);
    import("./coder.ts").then(setCoder, fail);
    import("../../../lib/qr/design/phone-number.ts").then(setPhones, fail);
  }, [tries, isNeeded]);
  return { coder, phones, failed, retry: () => setTries((count) => count + 1) };
}
