export type Sections = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** The path of an endpoint with its parameters filled in and encoded, plus its query string. */
export function endpointUrl(path: string, { params, query }: Sections): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return `${filled}${search.size > 0 ? `?${search}` : ""}`;
}
