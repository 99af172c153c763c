import type { Language } from "@mauzo/contract/shared";
import { type HoldMinutes, type Shop, type ShopCategory, ShopChange } from "@mauzo/contract/shop/shop";
import { isTooShort, problemsOf, type ShopProblems } from "./parse-new-shop.ts";

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
  opening_hours: string;
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
  opening_hours: shop.opening_hours,
  published: shop.published,
  hold_minutes: shop.hold_minutes,
  logo: pictureAt(logo_url),
  cover: pictureAt(cover_url),
});

/** What differs from before, as the contract expects it, or what is wrong with it. What did not change is not judged. */
export function parseShopDetails(
  now: ShopDetails,
  before: ShopDetails,
  isNumberWrong: boolean,
): { data?: ShopChange; problems: ShopProblems } {
  const [about, place, hours] = [now.about, now.place, now.opening_hours].map((text) => text.trim());
  const whatsapp = now.whatsapp_number.trim();
  const changed = {
    ...(now.name !== before.name && { name: now.name }),
    ...(now.category !== before.category && { category: now.category }),
    ...(whatsapp !== before.whatsapp_number && { whatsapp_number: whatsapp }),
    ...(about !== before.about && { about }),
    ...(now.language !== before.language && { language: now.language }),
    ...(place !== before.place && { place }),
    ...(hours !== before.opening_hours && { opening_hours: hours }),
    ...(now.published !== before.published && { published: now.published }),
    ...(now.hold_minutes !== before.hold_minutes && { hold_minutes: now.hold_minutes }),
    ...(now.logo.url !== before.logo.url && { logo_id: now.logo.id || null }),
    ...(now.cover.url !== before.cover.url && { cover_id: now.cover.id || null }),
  };
  const read = ShopChange.safeParse(changed);
  const problems = problemsOf(read.error?.issues ?? [], whatsapp === "" ? "whatsappMissing" : "whatsappWrong");
  if (changed.whatsapp_number !== undefined && (isNumberWrong || isTooShort(whatsapp)))
    problems.whatsapp_number ??= "whatsappWrong";
  return Object.keys(problems).length === 0 && read.success ? { data: read.data, problems } : { problems };
}

/** What differs from what is saved, with the version it is based on. */
export const toShopChange = (now: ShopDetails, base: Shop): ShopChange => ({
  ...parseShopDetails(now, toShopDetails(base), false).data,
  version: base.version,
});

/** Whether a save can be undone: a picture that was replaced has no id any more. */
export const hasSamePictures = (before: ShopDetails, after: ShopDetails) =>
  before.logo.url === after.logo.url && before.cover.url === after.cover.url;
