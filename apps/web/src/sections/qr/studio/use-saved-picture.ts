import { useEffect, useState } from "react";

const key = "qr-picture";

/** The user's logo, for the lifetime of the tab: it is too large for a URL, and private. */
export function useSavedPicture(): [string | undefined, (picture: string | undefined) => void] {
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
