import type { LiveEvent } from "@mauzo/contract/shop/events";

export type ToldPresence = NonNullable<LiveEvent["presence"]>;
/** Somebody at a conversation, believed until a moment; so is that they write, 0 if they do not. */
export type Present = { id: string; name: string; until: number; writesUntil: number };
/** Who is where, by conversation. */
export type Places = Readonly<Record<string, readonly Present[]>>;

/** How often whoever stays tells it again, and for how long others believe it. */
export const tellAgainMs = 15_000;
const believedMs = 40_000;
/** The same for writing. */
export const writesAgainMs = 4_000;
const writesMs = 7_000;

/** Who is where after somebody told what they do. */
export function afterTold(places: Places, id: string, { by, does }: ToldPresence, now: number): Places {
  const people = places[id] ?? [];
  const others = people.filter((each) => each.id !== by.id);
  if (does === "left") return { ...places, [id]: others };
  const writesUntil = does === "writes" ? now + writesMs : (people.find((each) => each.id === by.id)?.writesUntil ?? 0);
  const all = [...others, { ...by, until: now + believedMs, writesUntil }];
  return { ...places, [id]: all.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}

/** Who is still where at a moment, and when the next of that ends; undefined when nothing is left to end. */
export function stillThere(places: Places, now: number): { places: Places; nextEnd: number | undefined } {
  const kept = Object.entries(places).flatMap(([id, people]) => {
    const there = people
      .filter(({ until }) => until > now)
      .map((person) => (person.writesUntil > now ? person : { ...person, writesUntil: 0 }));
    return there.length > 0 ? [[id, there] as const] : [];
  });
  const ends = kept.flatMap(([, people]) =>
    people.map(({ until, writesUntil }) => (writesUntil > 0 ? Math.min(until, writesUntil) : until)),
  );
  return { places: Object.fromEntries(kept), nextEnd: ends.length > 0 ? Math.min(...ends) : undefined };
}
