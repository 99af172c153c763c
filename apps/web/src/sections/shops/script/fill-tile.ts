import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress, pictureSrcSet } from "@mauzo/format/picture-urls";

/**
 * A card for a shop, made from the two in the page's template: one without pictures, one with both. Texts are inserted as
 * text, never as HTML.
 */
export function fillTile(shop: Listing, category: string): HTMLElement[] {
  const template = document.querySelector<HTMLTemplateElement>("template[data-tile]");
  const [tile, pictured] = [...(template?.content.children ?? [])].map((each) => each.cloneNode(true));
  if (!(tile instanceof HTMLElement && pictured instanceof HTMLElement)) return [];
  const part = (name: string) => tile.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const link = tile.querySelector("a");
  if (link) {
    link.textContent = shop.name;
    link.href = link.href.replace(/[^/]*$/, encodeURIComponent(shop.slug));
  }
  for (const own of [link?.parentElement, part("about")]) if (own && shop.language) own.lang = shop.language;
  const where = part("where");
  if (where) {
    const place = document.createElement("bdi");
    place.textContent = shop.place;
    where.replaceChildren(category, ...(shop.place === "" ? [] : [" · ", place]));
  }
  const about = part("about");
  if (shop.about === "") about?.remove();
  else if (about) about.textContent = shop.about;
  const letter = part("logo")?.firstElementChild;
  if (letter) letter.textContent = [...shop.name.trim()][0]?.toUpperCase() ?? "";
  for (const [name, url] of Object.entries({ band: shop.cover_url, logo: shop.logo_url })) {
    const address = pictureAddress(url);
    const place = pictured.querySelector(`[data-part="${name}"]`);
    const picture = place?.querySelector("img");
    if (!address || !place || !picture) continue;
    picture.srcset = pictureSrcSet(address) ?? "";
    picture.src = address;
    part(name)?.replaceWith(place);
  }
  return [tile];
}
