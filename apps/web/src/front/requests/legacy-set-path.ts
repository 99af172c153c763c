/** The path of a set that is requested with `?set=`, as in old links to a shop's page; undefined for any other URL. */
export function legacySetPath({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const [, shop] = /^((?:\/sw)?\/shops\/[^/]+)$/.exec(pathname) ?? [];
  const id = new URLSearchParams(search).get("set");
  return shop !== undefined && id ? `${shop}/sets/${encodeURIComponent(id)}` : undefined;
}
