"use client";

import { useEffect } from "react";
import { pollChanges } from "../live/poll-changes.ts";

/** Shows the page anew once the payment is through; without a script, every ten seconds. */
export function Refresh({ token, cursor }: { token: string; cursor: string }) {
  useEffect(
    () =>
      pollChanges(
        token,
        cursor,
        async () => {
          window.location.replace(`/cart/pay?${new URLSearchParams({ token })}`);
        },
        "/cart/pay/watch",
      ),
    [token, cursor],
  );
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  );
}
