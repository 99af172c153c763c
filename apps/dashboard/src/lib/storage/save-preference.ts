const yearSeconds = 31_536_000;

/** Stores a choice on this device for a year, in a cookie, so that the next page begins with it. */
export function savePreference(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
