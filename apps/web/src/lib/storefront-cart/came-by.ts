import { viaHeader, viaParameter, type viaSigns } from "@mauzo/contract/shop/via";

declare global {
  // An interface, because only an interface can extend the browser's own type.
  interface Window {
    /** What led here, as the headers that the chat and the cart send of it. */
    mzVia?: Record<string, string>;
  }
  interface Navigator {
    /** Not in every browser. */
    globalPrivacyControl?: boolean;
  }
}

// Typed and not imported: all the other signs would come with them.
const directorySign: (typeof viaSigns)["directory"] = "d";
const setSign: (typeof viaSigns)["set"] = "s";
const keptMs = 30 * 86_400_000;
const place = (slug: string) => `via:${slug}`;
const directory = /^(\/sw)?\/(shops|shop-search)\/?(\?|$)/;

const isUntracked = () => navigator.doNotTrack === "1" || navigator.globalPrivacyControl;

/** What led to this page: its address says so, or a set's page was opened from elsewhere, or the list of shops was left. */
function ledBy(said: string | null, setId: string | undefined): string | undefined {
  const { referrer } = document;
  const { origin } = location;
  if (said !== null) return said;
  if (referrer.startsWith(`${origin}/`))
    return directory.test(referrer.slice(origin.length)) ? directorySign : undefined;
  return setId && `${setSign}.${setId}`;
}

/** The first touch and the last one. Before them stands when that was, in thirteen digits. */
function readKept(slug: string): string {
  const kept = localStorage.getItem(place(slug)) ?? "";
  return Date.now() - Number(kept.slice(0, 13)) < keptMs ? kept.slice(14) : "";
}
const keep = (slug: string, via: string) => localStorage.setItem(place(slug), `${Date.now()} ${via}`);

/**
 * Keeps what led to this shop's page with its cart, and tells the chat; nothing of who asks for that. The address is nobody's who
 * is shown it.
 */
export function noteVia(slug: string, setId?: string): void {
  const page = new URL(location.href);
  const said = page.searchParams.get(viaParameter);
  page.searchParams.delete(viaParameter);
  if (said !== null) history.replaceState(history.state, "", page);
  try {
    if (isUntracked()) {
      localStorage.removeItem(place(slug));
      return;
    }
    const led = ledBy(said, setId);
    const kept = readKept(slug);
    const [first] = kept.split(" ");
    const via = led ? (first && first !== led ? `${first} ${led}` : led) : kept;
    if (led) keep(slug, via);
    if (via) window.mzVia = { [viaHeader]: via };
    // What a popup adds on this page is there for the pages after it.
    addEventListener("pagehide", () => {
      const last = window.mzVia?.[viaHeader];
      if (last && last !== via) keep(slug, last);
    });
  } catch {
    // Storage can be switched off: then nothing outlives the page.
  }
}
