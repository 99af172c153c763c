"use client";

import { useEffect } from "react";

const everyMs = 5_000;

/** What is owed, and what became of the phone that was asked; undefined if it did not come. */
async function readNow(code: string): Promise<string | undefined> {
  const response = await fetch(`/api/balances/${code}`);
  const body = await response.json();
  return response.ok ? `${body.owed.minor} ${body.asked?.state}` : undefined;
}

/**
 * Loads the page anew once something became of a payment, while somebody looks; without a script, every ten seconds.
 * @param seen what is owed, and the state of the payment.
 */
export function RefreshBalance({ code, seen }: { code: string; seen: string }) {
  useEffect(() => {
    const look = async () => {
      const now = document.hidden ? seen : await readNow(code).catch(() => undefined);
      if (now !== undefined && now !== seen) window.location.reload();
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [code, seen]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  );
}
