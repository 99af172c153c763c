import { useCallback, useEffect, useRef, useState } from "react";

/** Debounce: by then the customer has stopped typing. */
const afterMs = 700;

/** Loaded on demand: only shops that hold stock need the code. */
const holdFor = async (token: string, phone: string) =>
  import("../../order/holding/request-hold.ts").then(
    ({ requestHold }) => requestHold(token, phone),
    () => "unknown" as const,
  );

type Wanted = {
  token: string;
  /** Whether the stock can be held and is not held yet. */
  isOpen: boolean;
  /** Called when the stock is held. */
  onHeld: () => void;
};

/**
 * Requests a hold once there is a phone number; each number is requested once.
 * @returns the handler for the phone field, and whether the last number could not get a hold.
 */
export function useHold(wanted: Wanted): { onPhoneChange: (phone: string) => void; isFull: boolean } {
  const latest = useRef(wanted);
  latest.current = wanted;
  const [isFull, setIsFull] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastPhone = useRef<string>(undefined);
  const requested = useRef(new Set<string>());
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPhoneChange = useCallback((phone: string) => {
    // The form also calls this when another field changes.
    if (phone === lastPhone.current) return;
    lastPhone.current = phone;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const { token, isOpen } = latest.current;
      if (!isOpen || requested.current.has(phone)) return;
      requested.current.add(phone);
      const result = await holdFor(token, phone);
      if (result === "held") return latest.current.onHeld();
      setIsFull(result === "full");
      if (result !== "unknown") return;
      requested.current.delete(phone);
      if (lastPhone.current === phone) lastPhone.current = undefined;
    }, afterMs);
  }, []);
  return { onPhoneChange, isFull };
}
