/** Where a set is that a shop's page is asked for by `?set=`, as its links were once; undefined for any other address. */
export function pageOfSet({ pathname, searchParams }: URL): string | undefined {
  const [, shop] = /^((?:\/sw)?\/shops\/[^/]+)$/.exec(pathname) ?? [];
  const id = searchParams.get("set");
  return shop !== undefined && id ? `${shop}/sets/${encodeURIComponent(id)}` : undefined;
}
