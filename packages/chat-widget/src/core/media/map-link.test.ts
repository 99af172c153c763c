import { expect, it } from "vitest";
import { coordinates, mapLink } from "./map-link.ts";

const query = (link: string) => {
  const url = new URL(link);
  expect(url.origin).toBe("https://www.google.com");
  return url.searchParams.get("query");
};

it("points at the coordinates, zero among them", () => {
  expect(query(mapLink({ latitude: -6.81, longitude: 39.28, name: "Kariakoo" }))).toBe("-6.81, 39.28");
  expect(query(mapLink({ latitude: 0, longitude: 0 }))).toBe("0, 0");
});

it("looks for the name and address where there are no coordinates", () => {
  expect(query(mapLink({ name: "Duka la Mwanzi", address: "Mtaa wa Uhuru" }))).toBe("Duka la Mwanzi, Mtaa wa Uhuru");
  expect(query(mapLink({ address: "a&b=c#d" }))).toBe("a&b=c#d");
});

it("takes any text", () => {
  expect(mapLink({ name: "\ud83d" })).toContain("query=");
  expect(mapLink({ name: "x".repeat(100_000) }).length).toBeLessThan(400);
});

it("writes coordinates only in pairs", () => {
  expect(coordinates({ latitude: 1 })).toBe("");
  expect(coordinates({ latitude: 1, longitude: 2 })).toBe("1, 2");
});
