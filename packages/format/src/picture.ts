/** The widths every uploaded picture is kept in, and every picture of the demo; never wider than it was. */
export const pictureWidths = [160, 320, 640, 1280] as const;

const oneWidth = new RegExp(`/(?:${pictureWidths.join("|")})\\.webp$`);

/** Where a picture in several widths is reached: the address of the one that fits a card. */
export const pictureAddressOf = (key: string) => `/media/${key}/640.webp`;

/** The `srcset` of a picture kept in several widths; undefined for an address that is just one picture. */
export function pictureSrcSet(url: string): string | undefined {
  if (!oneWidth.test(url)) return undefined;
  return pictureWidths.map((width) => `${url.replace(oneWidth, `/${width}.webp`)} ${width}w`).join(", ");
}
