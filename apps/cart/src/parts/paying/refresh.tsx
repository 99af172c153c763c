"use client";

import { useEffect } from "react";
import { pollChanges } from "../live/poll-changes.ts";

/** Shows the page anew once the payment is through, and every ten seconds, as it does without a script. */
export function Refresh({ token, cursor }: { token: string; cursor: string }) {
  useEffect(() => {
    const showAnew = () => window.location.replace(`/cart/pay?${new URLSearchParams({ token })}`);
    const stop = pollChanges(token, cursor, async () => showAnew(), "/cart/pay/watch");
    // Whoever waits for money sees what became of it even if no news comes through.
    const timer = setTimeout(showAnew, 10_000);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [token, cursor]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  );
}
