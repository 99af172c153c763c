import type { Shop, ShopCategory, ShopChange } from "@mauzo/contract/shop";
import { readShop, type ShopProblems } from "./read-shop.ts";

/** The shop's details as they are typed. The logo has an id only once it was uploaded here. */
export type Details = {
  name: string;
  category: ShopCategory;
  about: string;
  whatsapp_number: string;
  logo: { id: string; url: string } | undefined;
};

export const toDetails = ({ name, category, about, whatsapp_number, logo_url }: Shop): Details => ({
  name,
  category,
  about,
  whatsapp_number,
  logo: logo_url === null ? undefined : { id: "", url: logo_url },
});

/** What changed, as the contract wants it, or what is wrong with it. */
export function readDetails(
  now: Details,
  before: Details,
  numberWrong: boolean,
): { data?: ShopChange; problems: ShopProblems } {
  const form = new FormData();
  for (const name of ["name", "category", "whatsapp_number"] as const) form.set(name, now[name]);
  const { data, problems } = readShop(form, numberWrong);
  if (!data) return { problems };
  const logo = now.logo?.url === before.logo?.url ? {} : { logo_id: now.logo?.id ?? null };
  return { data: { ...data, about: now.about.trim(), ...logo }, problems };
}
