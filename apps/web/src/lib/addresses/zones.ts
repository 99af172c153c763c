/** Where the apps are. The `…Url`s are public URLs, the `…Origin`s are where this server reaches them. */
export type Addresses = {
  siteUrl: string;
  dashboardUrl: string;
  cartUrl: string;
  apiOrigin: string;
  dashboardOrigin: string;
  cartOrigin: string;
  /** The stand-ins for external services; undefined where there are none. */
  sandboxOrigin: string | undefined;
};

/** What to do with a request that belongs to another app: proxy it to `url`, or redirect the browser there. */
export type Forward = { kind: "rewrite" | "redirect"; url: URL };

const zones = [
  {
    app: "dashboard",
    roots: ["/dashboard", "/operator", "/login", "/invite", "/forgot-password", "/reset-password", "/dashboard-static"],
  },
  { app: "cart", roots: ["/cart", "/cart-static", "/o", "/d"] },
  { app: "api", roots: ["/api", "/media", "/l"] },
  { app: "sandbox", roots: ["/sandbox"] },
] as const;

/** The first path segments that belong to other apps. */
export const zoneRoots: readonly string[] = zones.flatMap(({ roots }) => roots);

export type Zone = (typeof zones)[number]["app"];

/** The app a path belongs to; undefined for this site's own pages. */
export function zoneOf(pathname: string): Zone | undefined {
  return zones.find(({ roots }) => roots.some((root) => pathname === root || pathname.startsWith(`${root}/`)))?.app;
}

/** The API's own path: `/api/v1/…`, `/media/…` and `/l/…` stay as they are; from all other paths `/api` is removed. */
function apiPath(pathname: string): string {
  if (/^\/(?:api\/v1|media|l)(?:\/|$)/.test(pathname)) return pathname;
  return pathname.slice("/api".length) || "/";
}

function at(origin: string, path: string, search: string): URL {
  const url = new URL(origin);
  // Assigned, not resolved: a path such as `//elsewhere.example` must never become a host.
  url.pathname = path;
  url.search = search;
  return url;
}

/** Where a request is forwarded to; undefined when this site handles it itself. */
export function forwardOf({ pathname, search }: URL, addresses: Addresses): Forward | undefined {
  const zone = zoneOf(pathname);
  if (zone === undefined) return undefined;
  if (zone === "sandbox") {
    const { sandboxOrigin } = addresses;
    return sandboxOrigin
      ? { kind: "rewrite", url: at(sandboxOrigin, pathname.slice("/sandbox".length) || "/", search) }
      : undefined;
  }
  if (zone === "api") return { kind: "rewrite", url: at(addresses.apiOrigin, apiPath(pathname), search) };
  const home = zone === "cart" ? addresses.cartUrl : addresses.dashboardUrl;
  if (new URL(home).host !== new URL(addresses.siteUrl).host) {
    return { kind: "redirect", url: at(home, pathname, search) };
  }
  return {
    kind: "rewrite",
    url: at(zone === "cart" ? addresses.cartOrigin : addresses.dashboardOrigin, pathname, search),
  };
}
