/**
 * The widths in which every uploaded picture, and every picture of the demo, is stored; never wider than the original.
 */
export const pictureWidths = [160, 320, 640, 1280] as const;

const oneWidth = new RegExp(`/(?:${pictureWidths.join("|")})\\.webp$`);

/** The address of a picture that is stored in several widths: the width that fits a card. */
export const pictureAddressOf = (key: string) => `/media/${key}/640.webp`;

const uploaded = /(\/media\/[\w-]+\/\d+)\.webp$/;
/** The address of an uploaded picture as JPEG, for those that know no WebP; any other address as it is. */
export const jpegAddressOf = (url: string): string => url.replace(uploaded, "$1.jpg");

/** A picture's address if our pages may load it: on this site or over https; undefined for anything else. */
export function pictureAddress(url: string | null): string | undefined {
  return url !== null && /^(?:https:\/\/|\/(?!\/))/.test(url) ? url : undefined;
}

/**
 * An address a picture may be loaded from; undefined for anything else. A path that starts with a slash is on this
 * site.
 */
export function pictureUrl(url: string | null, siteUrl: string): string | undefined {
  if (!url || !URL.canParse(url, siteUrl)) return undefined;
  const { protocol, href } = new URL(url, siteUrl);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}

/** The `srcset` of a picture stored in several widths; undefined for an address of a single picture. */
export function pictureSrcSet(url: string): string | undefined {
  if (!oneWidth.test(url)) return undefined;
  return pictureWidths.map((width) => `${url.replace(oneWidth, `/${width}.webp`)} ${width}w`).join(", ");
}
