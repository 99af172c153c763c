import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { acquireSlot } from "./draft-slot.ts";

const nothing = () => false;
const nameOf = async (taking: ReturnType<typeof acquireSlot>) => (await taking)?.name;

it("gives each open page a place of its own, and says when there are too many", async () => {
  const pages = [];
  for (let page = 0; page < 6; page++) pages.push(await acquireSlot("set", nothing));
  expect(pages.map((page) => page?.name)).toEqual(["set", "set:2", "set:3", "set:4", "set:5", undefined]);
  expect(await nameOf(acquireSlot("another", nothing))).toBe("another");
});

it("goes on with a draft that nobody has open, and begins where there is none otherwise", async () => {
  const drafts = new Set<string>();
  const has = (name: string) => drafts.has(name);
  const [one, two] = [await acquireSlot("new", has), await acquireSlot("new", has)];
  for (const name of ["new", "new:2"]) drafts.add(name);
  expect(await nameOf(acquireSlot("new", has))).toBe("new:3");
  two?.release();
  await setTimeout(1);
  expect(await nameOf(acquireSlot("new", has))).toBe("new:2");
  one?.release();
  await setTimeout(1);
  drafts.clear();
  expect(await nameOf(acquireSlot("new", has))).toBe("new");
});

it("waits for the page that was loaded before it", async () => {
  const before = await acquireSlot("reloaded", nothing);
  const after = nameOf(acquireSlot("reloaded", (name) => name === "reloaded", "reloaded"));
  await setTimeout(50);
  before?.release();
  expect(await after).toBe("reloaded");
});

it("knows its own also where another page has a draft open", async () => {
  const names = ["beside", "beside:2"];
  const [, before] = [await acquireSlot("beside", nothing), await acquireSlot("beside", nothing)];
  const after = nameOf(acquireSlot("beside", (name) => names.includes(name), "beside:2"));
  await setTimeout(50);
  before?.release();
  expect(await after).toBe("beside:2");
});

it("waits for no page but its own, and not for ever", async () => {
  const has = (name: string) => name === "busy";
  await acquireSlot("busy", nothing);
  const second = nameOf(acquireSlot("busy", has));
  expect(await Promise.race([second, setTimeout(250, "late")])).toBe("busy:2");
  // A duplicated tab has the first tab's slot name in its session storage.
  expect(await nameOf(acquireSlot("busy", has, "busy"))).toBe("busy:3");
});
