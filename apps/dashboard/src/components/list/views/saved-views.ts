/** A named query of a list's URL: its filters, search and sort order. */
export type SavedView = { name: string; query: string };

export const maxViews = 12;
const nameMost = 40;

export function readViews(value: unknown): SavedView[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .flatMap((view: unknown) => {
      if (typeof view !== "object" || view === null || !("name" in view) || !("query" in view)) return [];
      const { name, query } = view;
      return typeof name === "string" && typeof query === "string" && name !== "" ? [{ name, query }] : [];
    })
    .slice(0, maxViews);
}

/** The part of a URL that a view stores: not the number of open pages. */
export function viewQuery(query: URLSearchParams | string): string {
  const kept = new URLSearchParams(query);
  kept.delete("pages");
  kept.sort();
  return kept.toString();
}

/** The views with one added; an existing name gets the new query. Undefined when there is no room. */
export function withView(views: readonly SavedView[], name: string, query: string): SavedView[] | undefined {
  const view = { name: name.trim().slice(0, nameMost), query: viewQuery(query) };
  if (view.name === "") return undefined;
  if (views.some((other) => other.name === view.name)) {
    return views.map((other) => (other.name === view.name ? view : other));
  }
  return views.length < maxViews ? [...views, view] : undefined;
}

/** The views with this one renamed; undefined when another one has the name. */
export function withName(views: readonly SavedView[], view: SavedView, name: string): SavedView[] | undefined {
  if (views.some((other) => other !== view && other.name === name)) return undefined;
  return views.map((other) => (other === view ? { ...view, name } : other));
}
