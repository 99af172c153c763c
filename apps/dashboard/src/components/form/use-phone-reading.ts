"use client";

import { useEffect, useState } from "react";

export type PhoneReading = { number: string } | "wrong" | undefined;

/** How a typed telephone number reads, Tanzania where no country is named. The rules of all countries are fetched on first use. */
export function usePhoneReading(typed: string): PhoneReading {
  const [reading, setReading] = useState<PhoneReading>();
  const long = typed.replace(/\D/g, "").length >= 7;
  useEffect(() => {
    if (!long) return setReading(undefined);
    let current = true;
    void import("libphonenumber-js/min").then(({ parsePhoneNumberFromString }) => {
      const number = parsePhoneNumberFromString(typed, "TZ");
      if (current) setReading(number?.isValid() && !number.ext ? { number: number.formatInternational() } : "wrong");
    });
    return () => {
      current = false;
    };
  }, [typed, long]);
  return reading;
}
