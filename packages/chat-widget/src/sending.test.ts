// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from "vitest";
import { field, find, hostPage, mount, open, press, say, shadow, textOf, type } from "./test/host-page.ts";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shop = hostPage();
const start = (lang: "en" | "sw" = "en") => mount(shop, { lang });
const statuses = () =>
  [...(shadow()?.querySelectorAll(".visitor [role=img]") ?? [])].map((icon) => icon.getAttribute("aria-label"));
/** A long conversation takes time in a simulated DOM. */
const patient = { timeout: 10_000 };
const date = async () => (await find(".write [type=button]")).click();

it("keeps what is said without a connection and sends it once, in order, when it is back", async () => {
  start("sw");
  await open();
  shop.state = "offline";
  await say("moja");
  await say("mbili");
  expect((await find(".away")).textContent).toContain("Hakuna mtandao");
  expect(statuses()).toEqual(["Haujatumwa bado", "Haujatumwa bado"]);
  shop.state = "up";
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(textOf(".shop")).toEqual(["You said moja", "You said mbili"]));
  expect(shop.calls.map(({ body, token }) => [body.message, token])).toEqual([
    ["moja", null],
    ["mbili", "secret"],
  ]);
  expect(new Set(shop.calls.map(({ key }) => key)).size).toBe(2);
  expect(statuses()).toEqual(["Umetumwa", "Umetumwa"]);
});

it("sends after a reload what still waits, without being opened", async () => {
  start();
  await open();
  shop.state = "offline";
  await say("one");
  await find(".away");
  shop.widget?.destroy();
  shop.state = "up";
  start();
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1), { timeout: 3000 });
  await vi.waitFor(() => expect(textOf(".badge")).toEqual(["1"]));
  expect((await find(".launcher")).textContent).toContain("Open chat. 1 new message");
  await open();
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
  await vi.waitFor(() => expect(textOf(".badge")).toEqual([""]));
  expect(shop.calls).toHaveLength(1);
});

it("tries at once where somebody asks", async () => {
  start();
  await open();
  shop.state = "offline";
  await say("one");
  const now = await find(".away button");
  shop.state = "up";
  now.click();
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
});

it.each([
  ["en", "Many messages at once.", 20, "Many messages at once. We try again in 20 seconds."],
  ["sw", "Ujumbe mwingi kwa mara moja.", 20, "Ujumbe mwingi kwa mara moja. Tutajaribu tena baada ya sekunde 20."],
  ["en", undefined, 3000, /longer than usual.+ We try again in 50 minutes\.$/],
  ["sw", undefined, 3000, /muda kuliko kawaida.+ Tutajaribu tena baada ya dakika 50\.$/],
] as const)(
  "says in %s that the shop asks for a pause (%s), and sends it once that is over",
  async (lang, detail, seconds, words) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    Object.assign(shop, { state: "busy", pause: { detail, seconds } });
    start(lang).open();
    await find(".log");
    await say("one");
    await say("two");
    expect((await find(".away p")).textContent).toMatch(words);
    expect(statuses()).toHaveLength(2);
    expect(textOf(".problem")).toEqual([]);
    shop.state = "up";
    shop.calls = [];
    await vi.advanceTimersByTimeAsync(1_000 * seconds);
    await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "two", "You said one", "You said two"]));
    expect(shop.calls.map(({ body }) => body.message)).toEqual(["one", "two"]);
  },
);

it("sends after a reload what a busy shop did not take", async () => {
  start();
  await open();
  shop.state = "busy";
  await say("one");
  await find(".away");
  shop.widget?.destroy();
  shop.state = "up";
  start();
  await open();
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
});

it("with a token of the bot has an id that nobody guesses, of the same moment too", async () => {
  vi.setSystemTime(new Date(2026, 10, 30, 9));
  for (const visitor of ["one", "two"]) {
    localStorage.clear();
    mount(shop, { token: "bot-token" });
    await open();
    await say(visitor);
    await find(".shop");
    shop.widget?.destroy();
  }
  const [one, two] = shop.calls.map(({ body }) => body.chat_id);
  expect([one, two]).toEqual([expect.stringMatching(/^\d{13}[0-9a-f]{32}$/), expect.stringMatching(/^\d{13}/)]);
  expect(one).not.toBe(two);
});

it("says that a reply is late", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  shop.state = "silent";
  start().open();
  await find(".log");
  await say("one");
  await find(".typing");
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await find(".log .quiet")).textContent).toContain("longer than usual");
});

it("keeps an unsent text over a reload, and lets it go with the conversation", async () => {
  start();
  await open();
  await type("half a sen");
  shop.widget?.destroy();
  start();
  await open();
  expect((await field()).value).toBe("half a sen");
  shadow()?.querySelectorAll<HTMLElement>(".head button")[1]?.click();
  expect((await field()).value).toBe("");
  shop.widget?.destroy();
  start();
  await open();
  expect((await field()).value).toBe("");
});

it("tells near the limit how much room is left, and what of a pasted text found none", async () => {
  start();
  await open();
  await type("x".repeat(900));
  expect([textOf(".count"), textOf("p.name")]).toEqual([["900/1024"], ["124 characters left"]]);
  const area = await field();
  area.setSelectionRange(900, 900);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", `${"y".repeat(124)} and the rest of it`);
  area.dispatchEvent(Object.assign(new Event("paste"), { clipboardData }));
  await type("x".repeat(900) + "y".repeat(124));
  expect(textOf(".advice")).toEqual([
    "Too long for one message: the last 19 characters, from “and the rest of it” on, were left out.",
  ]);
  await type("x");
  expect(textOf(".advice")).toEqual([]);
});

it("puts a day that is picked into the message, without zeros in front", async () => {
  vi.setSystemTime(new Date(2026, 10, 30, 9));
  start("sw");
  await open();
  await type("Nitakuja");
  (await field()).setSelectionRange(8, 8);
  await date();
  expect((await find(".sheet h3")).textContent).toBe("Novemba 2026");
  const day = await find("[aria-current=date]");
  expect([day.getAttribute("aria-label"), shadow()?.activeElement === day]).toEqual(["30 Novemba 2026", true]);
  press(day, "ArrowDown");
  await vi.waitFor(() => expect(shadow()?.activeElement?.getAttribute("aria-label")).toBe("7 Desemba 2026"));
  const next = shadow()?.activeElement;
  if (next instanceof HTMLElement) next.click();
  await vi.waitFor(() => expect(shadow()?.querySelector(".sheet")).toBeNull());
  expect((await field()).value).toBe("Nitakuja 7/12/2026");
  expect(shadow()?.activeElement).toBe(await field());
  await date();
  press(await find(".month button"), "Escape");
  await vi.waitFor(() => expect(shadow()?.querySelector(".sheet")).toBeNull());
  expect((await find(".box")).hidden).toBe(false);
});

it("shows the last 200 of a long conversation, and 200 more each time they are asked for", async () => {
  const entries = Array.from({ length: 80 }, (_, at) => ({ kind: "said", text: `recent ${at}`, status: "sent" }));
  const page = Array.from({ length: 50 }, (_, at) => ({ kind: "said", text: `old ${at}`, status: "sent" }));
  const sizes = Array.from({ length: 26 }, () => 10);
  for (const index of sizes.keys()) localStorage.setItem(`mauzo:chat:bot:${index}`, JSON.stringify(page));
  localStorage.setItem("mauzo:chat:bot", JSON.stringify({ id: "1", pages: { first: 0, sizes }, entries }));
  start("sw");
  await open();
  const pieces: number[] = [];
  new MutationObserver((records) => {
    pieces.push(records.flatMap(({ addedNodes }) => [...addedNodes]).length);
  }).observe(await find(".log"), { childList: true, subtree: true });
  await vi.waitFor(() => expect(textOf(".visitor")).toHaveLength(200), patient);
  const earlier = await find(".earlier");
  expect(earlier.textContent).toBe("Onyesha ujumbe wa awali (1.1K)");
  earlier.click();
  await vi.waitFor(() => expect(textOf(".visitor")).toHaveLength(400), patient);
  expect(textOf("[aria-live=off] .visitor")).toHaveLength(380);
  // The page can respond between the chunks.
  expect(Math.max(...pieces)).toBeLessThanOrEqual(20);
  while (shadow()?.querySelector(".earlier")) {
    const shown = textOf(".visitor").length;
    const more = await find(".earlier");
    more.focus();
    more.click();
    await vi.waitFor(() => expect(textOf(".visitor").length).toBeGreaterThan(shown), patient);
  }
  await vi.waitFor(() => expect(textOf(".visitor")).toHaveLength(1380), patient);
  expect(shadow()?.activeElement).toBe(await find(".log"));
  shop.widget?.close();
  await open();
  await vi.waitFor(() => expect(textOf(".visitor")).toHaveLength(200), patient);
}, 30_000);
