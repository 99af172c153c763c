"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const everyMs = 5_000;

/** Asks what became of a payment while somebody looks, in place; without a script the page loads anew by itself. */
export function RefreshBalance() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && refresh(), everyMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  );
}
