"use client";

import { useEffect } from "react";
import { payPath } from "../../cart-token.ts";
import { pollChanges } from "../live/poll-changes.ts";

/** Shows the page anew once something became of the payment; without a script, every ten seconds. */
export function Refresh({ token, cursor }: { token: string; cursor: string }) {
  useEffect(
    () => pollChanges(token, cursor, async () => window.location.replace(payPath(token)), "/cart/pay/watch"),
    [token, cursor],
  );
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  );
}
