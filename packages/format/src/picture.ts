/** The widths every uploaded picture is kept in, and every picture of the demo; never wider than it was. */
export const pictureWidths = [160, 320, 640, 1280] as const;

const oneWidth = new RegExp(`/(?:${pictureWidths.join("|")})\\.webp$`);

/** Where a picture in several widths is reached: the address of the one that fits a card. */
export const pictureAddressOf = (key: string) => `/media/${key}/640.webp`;

/** A picture's address when a page of ours may load it: on this site or over https; undefined for anything else. */
export function pictureAddress(url: string | null): string | undefined {
  return url !== null && /^(?:https:\/\/|\/(?!\/))/.test(url) ? url : undefined;
}

/** An address a picture may be loaded from; undefined for anything else. What starts with a slash stands on the site. */
export function pictureUrl(url: string | null, siteUrl: string): string | undefined {
  if (!url || !URL.canParse(url, siteUrl)) return undefined;
  const { protocol, href } = new URL(url, siteUrl);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}

/** The `srcset` of a picture kept in several widths; undefined for an address that is just one picture. */
export function pictureSrcSet(url: string): string | undefined {
  if (!oneWidth.test(url)) return undefined;
  return pictureWidths.map((width) => `${url.replace(oneWidth, `/${width}.webp`)} ${width}w`).join(", ");
}
