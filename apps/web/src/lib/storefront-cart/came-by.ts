import { viaHeader, viaOf, viaParameter } from "@mauzo/contract/shop/via";

declare global {
  // An interface, because only an interface can extend the browser's own type.
  interface Window {
    /** What led here, as the headers that the chat and the cart send of it. */
    mzVia?: Record<string, string>;
  }
}

const keptMs = 30 * 86_400_000;
const place = (slug: string) => `via:${slug}`;
const directory = /^(?:\/sw)?\/(?:shops|shop-search)\/?$/;

const isUntracked = () => navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;

/** What led to this page: its address says so, or a set's page was opened from elsewhere, or the list of shops was left. */
function ledBy(setId: string | undefined): string | undefined {
  const said = new URLSearchParams(location.search).get(viaParameter);
  if (said !== null) return said;
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  if (before?.origin === location.origin) return directory.test(before.pathname) ? viaOf("directory") : undefined;
  return setId ? viaOf("set", setId) : undefined;
}

/** The first touch and the last one, with when that was. */
function readKept(slug: string): string[] {
  const [at = "", ...touches] = (localStorage.getItem(place(slug)) ?? "").split(" ");
  return Date.now() - Number(at) < keptMs ? touches : [];
}

const told = (touches: string[]) => [...new Set([touches[0] ?? "", touches.at(-1) ?? ""])].join(" ");

/** The page's address without what led to it, which is nobody's who is shown the address. */
function clearAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has(viaParameter)) return;
  address.searchParams.delete(viaParameter);
  history.replaceState(history.state, "", address);
}

/** Keeps what led to this shop's page with its cart, and tells the chat; nothing of who asks for that. */
export function noteVia(slug: string, setId?: string): void {
  try {
    if (isUntracked()) {
      localStorage.removeItem(place(slug));
      return;
    }
    const led = ledBy(setId);
    const touches = readKept(slug);
    if (led) touches.push(led);
    if (touches.length === 0) return;
    const via = told(touches);
    if (led) localStorage.setItem(place(slug), `${Date.now()} ${via}`);
    window.mzVia = { [viaHeader]: via };
  } catch {
    // Storage can be switched off: then nothing outlives the page.
  } finally {
    clearAddress();
  }
}

/** Keeps what a popup added on this page for the pages after it. */
export function keepVia(slug: string): void {
  try {
    const via = window.mzVia?.[viaHeader];
    if (via && !isUntracked() && told(readKept(slug)) !== via)
      localStorage.setItem(place(slug), `${Date.now()} ${via}`);
  } catch {
    // As above.
  }
}
