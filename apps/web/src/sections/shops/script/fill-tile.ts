import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress, pictureSrcSet } from "@mauzo/format/picture-urls";

function pictureOf(url: string, width: number, height: number, sizes: string, className: string): HTMLImageElement {
  const image = new Image(width, height);
  image.alt = "";
  image.decoding = "async";
  image.className = className;
  image.sizes = sizes;
  image.srcset = pictureSrcSet(url) ?? "";
  image.src = url;
  return image;
}

/** A card for a shop, made from the page's template; texts are inserted as text, never as HTML. */
export function fillTile(shop: Listing, category: string): HTMLElement[] {
  const template = document.querySelector<HTMLTemplateElement>("template[data-tile]");
  const tile = template?.content.firstElementChild?.cloneNode(true);
  if (!(tile instanceof HTMLElement)) return [];
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
  const [cover, logo] = [pictureAddress(shop.cover_url), pictureAddress(shop.logo_url)];
  if (cover)
    part("band")?.replaceChildren(
      pictureOf(cover, 640, 208, "(min-width: 992px) 380px, (min-width: 768px) 50vw, 85vw", "size-full object-cover"),
    );
  const letter = part("logo")?.firstElementChild;
  if (logo)
    letter?.replaceWith(pictureOf(logo, 56, 56, "56px", "size-[56px] shrink-0 rounded-full bg-card object-cover"));
  else if (letter) letter.textContent = [...shop.name.trim()][0]?.toUpperCase() ?? "";
  return [tile];
}
