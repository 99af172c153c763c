type Given = { apiBase?: string; api?: string; src?: string };

/** The API's base address: as given, else `/api` next to the script. */
export function resolveApiBase({ apiBase, api, src }: Given): string {
  const address = apiBase ?? new URL(api ?? "/api", api === undefined ? src : document.baseURI).href;
  return address.replace(/\/$/, "");
}
