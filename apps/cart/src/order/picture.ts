/** An address a picture may be loaded from; undefined for anything else. What starts with a slash stands on the site. */
export function pictureUrl(url: string | null, siteUrl: string): string | undefined {
  if (!url || !URL.canParse(url, siteUrl)) return undefined;
  const { protocol, href } = new URL(url, siteUrl);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}
