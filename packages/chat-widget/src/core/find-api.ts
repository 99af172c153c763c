type Given = { apiBase?: string; api?: string; src?: string };

/** Where the calls go: as given, else `/api` beside the script. */
export function findApi({ apiBase, api, src }: Given): string {
  const address = apiBase ?? new URL(api ?? "/api", api === undefined ? src : document.baseURI).href;
  return address.replace(/\/$/, "");
}
