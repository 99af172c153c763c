import { useEffect, useState } from "preact/hooks";

const key = "qr-picture";

/** Somebody's logo, for as long as the tab: it is too large for an address and nobody else's business. */
export function useKeptPicture(): [string | undefined, (picture: string | undefined) => void] {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(key);
      if (kept?.startsWith("data:image/png;base64,")) setPicture(kept);
    } catch {}
  }, []);
  const keep = (next: string | undefined) => {
    setPicture(next);
    try {
      if (next === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    } catch {}
  };
  return [picture, keep];
}
