/**
 * Where the proxy forwards a browser's `/api/…` request: `/api/v1/…` unchanged, other paths without `/api`; undefined
 * for paths outside `/api`. The host is always the API's, whatever the path looks like.
 */
export function apiAddress(pathname: string, search: string, apiOrigin: string): URL | undefined {
  if (!pathname.startsWith("/api/")) return undefined;
  const address = new URL(apiOrigin);
  address.pathname = pathname.startsWith("/api/v1/") ? pathname : pathname.slice("/api".length);
  address.search = search;
  return address;
}
