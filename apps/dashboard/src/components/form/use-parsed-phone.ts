"use client";

import { useEffect, useState } from "react";

export type ParsedPhone = { number: string } | "wrong" | undefined;

/**
 * Parses a typed phone number, as Tanzanian where no country code is given. Loads the rules of all countries on first
 * use.
 */
export function useParsedPhone(typed: string): ParsedPhone {
  const [reading, setReading] = useState<ParsedPhone>();
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
