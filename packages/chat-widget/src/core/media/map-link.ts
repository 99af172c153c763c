export type Location = { latitude?: number; longitude?: number; name?: string; address?: string };

/** The coordinates as text; empty where there are none. */
export const coordinates = ({ latitude, longitude }: Location): string =>
  latitude === undefined || longitude === undefined ? "" : `${latitude}, ${longitude}`;

/** A link to a map with the place: by its coordinates, or by its name and address. */
export function mapLink(place: Location): string {
  const words = [place.name, place.address].filter(Boolean).join(", ").slice(0, 300);
  const url = new URL("https://www.google.com/maps/search/?api=1");
  url.searchParams.set("query", coordinates(place) || words);
  return url.href;
}
