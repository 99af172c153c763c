import type { Locale } from "../../../i18n/locale.ts";

export type Country = { code: string; name: string; calling: string };

const calling = { TZ: "255", KE: "254", UG: "256", RW: "250", BI: "257", CD: "243", MZ: "258", MW: "265", ZM: "260" };

/** Tanzania and its neighbours, at the top of the list and available before the full list has loaded. */
export function neighbouringCountries(locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return Object.entries(calling).map(([code, number]) => ({ code, name: names.of(code) ?? code, calling: number }));
}
