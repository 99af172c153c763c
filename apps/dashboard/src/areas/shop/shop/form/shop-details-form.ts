import type { Language } from "@mauzo/contract/shared";
import type { HoldMinutes, Shop, ShopCategory, ShopChange } from "@mauzo/contract/shop/shop";
import { parseNewShop, type ShopProblems } from "./parse-new-shop.ts";

/** Without an address: none. */
type Picture = { id: string; url: string };

/** The shop's details as they are typed. A picture has an id only if it was uploaded here. */
export type ShopDetails = {
  name: string;
  category: ShopCategory;
  about: string;
  language: Language | null;
  whatsapp_number: string;
  place: string;
  published: boolean;
  hold_minutes: HoldMinutes;
  logo: Picture;
  cover: Picture;
};

const pictureAt = (url: string | null): Picture => ({ id: "", url: url ?? "" });

export const toShopDetails = ({ logo_url, cover_url, ...shop }: Shop): ShopDetails => ({
  name: shop.name,
  category: shop.category,
  about: shop.about,
  language: shop.language,
  whatsapp_number: shop.whatsapp_number,
  place: shop.place,
  published: shop.published,
  hold_minutes: shop.hold_minutes,
  logo: pictureAt(logo_url),
  cover: pictureAt(cover_url),
});

/** The changes as the contract expects them, or what is wrong with them. */
export function parseShopDetails(
  now: ShopDetails,
  before: ShopDetails,
  numberWrong: boolean,
): { data?: ShopChange; problems: ShopProblems } {
  const form = new FormData();
  for (const name of ["name", "category", "whatsapp_number"] as const) form.set(name, now[name]);
  const { data, problems } = parseNewShop(form, numberWrong);
  const place = now.place.trim();
  if (place.length > 80) problems.place = "placeLong";
  if (!data || problems.place) return { problems };
  const about = now.about.trim();
  const changed = {
    ...(data.name !== before.name && { name: data.name }),
    ...(data.category !== before.category && { category: data.category }),
    ...(data.whatsapp_number !== before.whatsapp_number && { whatsapp_number: data.whatsapp_number }),
    ...(about !== before.about && { about }),
    ...(now.language !== before.language && { language: now.language }),
    ...(place !== before.place && { place }),
    ...(now.published !== before.published && { published: now.published }),
    ...(now.hold_minutes !== before.hold_minutes && { hold_minutes: now.hold_minutes }),
    ...(now.logo.url !== before.logo.url && { logo_id: now.logo.id || null }),
    ...(now.cover.url !== before.cover.url && { cover_id: now.cover.id || null }),
  };
  return { data: changed, problems };
}

/** What differs from what is saved, with the version it is based on. */
export const toShopChange = (now: ShopDetails, base: Shop): ShopChange => ({
  ...parseShopDetails(now, toShopDetails(base), false).data,
  version: base.version,
});

/** Whether a save can be undone: a picture that was replaced has no id any more. */
export const hasSamePictures = (before: ShopDetails, after: ShopDetails) =>
  before.logo.url === after.logo.url && before.cover.url === after.cover.url;
