export type Location = { latitude?: number; longitude?: number; name?: string; address?: string };

/** The coordinates as people write them; empty where there are none. */
export const coordinates = ({ latitude, longitude }: Location): string =>
  latitude === undefined || longitude === undefined ? "" : `${latitude}, ${longitude}`;

/** A map with the place on it: at its coordinates, or where its name and address are found. */
export function mapLink(place: Location): string {
  const words = [place.name, place.address].filter(Boolean).join(", ").slice(0, 300);
  const url = new URL("https://www.google.com/maps/search/?api=1");
  url.searchParams.set("query", coordinates(place) || words);
  return url.href;
}
