import { useCallback, useEffect, useRef, useState } from "react";

/** Whoever types has come to an end by then. */
const afterMs = 700;

/** Only carts of a shop that keeps goods need the code. */
const holdFor = async (token: string, phone: string) =>
  import("../../order/holding/ask-hold.ts").then(
    ({ askHold }) => askHold(token, phone),
    () => "unknown" as const,
  );

type Wanted = {
  token: string;
  /** Whether the goods can be kept and are not yet. */
  isOpen: boolean;
  /** They are kept now. */
  onHeld: () => void;
};

/**
 * Has the goods kept once there is a phone number; each number is asked for once.
 * @returns what hears the field, and whether nothing was kept for the last number.
 */
export function useHold(wanted: Wanted): { hearPhone: (phone: string) => void; isFull: boolean } {
  const latest = useRef(wanted);
  latest.current = wanted;
  const [isFull, setIsFull] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heard = useRef<string>(undefined);
  const asked = useRef(new Set<string>());
  useEffect(() => () => clearTimeout(timer.current), []);

  const hearPhone = useCallback((phone: string) => {
    // Other fields may go on being written.
    if (phone === heard.current) return;
    heard.current = phone;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const { token, isOpen } = latest.current;
      if (!isOpen || asked.current.has(phone)) return;
      asked.current.add(phone);
      const became = await holdFor(token, phone);
      if (became === "held") return latest.current.onHeld();
      setIsFull(became === "full");
      if (became !== "unknown") return;
      asked.current.delete(phone);
      if (heard.current === phone) heard.current = undefined;
    }, afterMs);
  }, []);
  return { hearPhone, isFull };
}
