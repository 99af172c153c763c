"use client";

import { useApiUrl } from "../../../../lib/site-url.tsx";

/** The first call with a key, at the address of this shop. `secret` is one that was just made. */
export function CurlExample({ secret = "mauzo_…" }: { secret?: string }) {
  const url = useApiUrl();
  return (
    <pre className="overflow-x-auto whitespace-pre-wrap break-all rounded-control bg-sunken px-3 py-2 text-left font-mono text-[0.8125rem]">
      <code>{`curl "${url}/orders?limit=2" --header "Authorization: Bearer ${secret}"`}</code>
    </pre>
  );
}
