/**
 * Where a browser's `/api/…` call goes: `/api/v1/…` unchanged, the rest without `/api`; undefined for other paths.
 * The host is always the API's, whatever the path looks like.
 */
export function apiAddress(pathname: string, search: string, apiOrigin: string): URL | undefined {
  if (!pathname.startsWith("/api/")) return undefined;
  const address = new URL(apiOrigin);
  address.pathname = pathname.startsWith("/api/v1/") ? pathname : pathname.slice("/api".length);
  address.search = search;
  return address;
}
