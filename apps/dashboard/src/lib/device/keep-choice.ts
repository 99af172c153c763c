const yearSeconds = 31_536_000;

/** Keeps a choice on this device for a year, in a cookie: the server paints the next page with it. */
export function keepChoice(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
