import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { openMediaChat } from "../pages/media/media-chat.ts";

const file = (name: string, caption?: string) => ({ link: `/files/${name}`, caption });
const recordings = { send_audios: [file("long.wav", "Ya kwanza"), file("short.wav", "Ya pili")] };
const films = { send_videos: [file("film.webm", "Kanga zetu")] };
const pictures = { send_images: [file("wide.webp", "*Kanga*"), file("tall.webp", "Kikoi"), file("wide.webp")] };
const documents = { send_documents: [file("2024-03-15-09-30-00_bei%20mpya.pdf", "Bei za jumla")] };
const places = [
  { send_locations: { latitude: -6.81, longitude: 39.28, name: "Duka la Mwanzi", address: "Mtaa wa Uhuru" } },
  { send_locations: { name: "Kariakoo" } },
];
const stickers = { send_stickers: [file("tall.webp")] };
const list = {
  send_button: {
    header: "Aina",
    body: "Chagua",
    action: {
      button: "Angalia",
      sections: [{ title: "Nguo", rows: [{ id: "kitenge", title: "Kitenge", description: "Jozi" }] }],
    },
  },
};

let problems: string[] = [];
test.beforeEach(({ page }) => {
  problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
});
test.afterEach(() => expect(problems).toEqual([]));

const group = (page: Page, name: string) => page.getByRole("group", { name });
const playing = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector("mauzo-chat")?.shadowRoot?.querySelectorAll("audio,video") ?? [])].map(
      (media) => media instanceof HTMLMediaElement && !media.paused,
    ),
  );

test("one recording plays at a time, moves by keys, goes faster and ends", async ({ page, baseURL }) => {
  await openMediaChat(page, baseURL, [recordings, films]);
  const [first, second] = [group(page, "Ya kwanza"), group(page, "Ya pili")];
  await expect(first).toContainText("0:00 / 0:30");
  await first.getByRole("button", { name: "Play" }).click();
  await expect(first.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => playing(page)).toEqual([true, false, false]);
  const place = first.getByRole("slider", { name: "Position" });
  await place.fill("20");
  await expect(first).toContainText(/0:2\d \/ 0:30/);
  await place.press("Home");
  await expect(first).toContainText(/0:0\d \/ 0:30/);
  await first.getByRole("button", { name: "Speed 1×" }).click();
  await expect(first.getByRole("button", { name: "Speed 1.5×" })).toBeVisible();

  await second.getByRole("button", { name: "Play" }).click();
  await expect(first.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(second).toContainText("0:01 / 0:01");
  await expect(first.getByRole("button", { name: "Speed 1.5×" })).toBeVisible();
});

test("a film plays, pauses recordings, and is shown over everything from where it is", async ({ page, baseURL }) => {
  await openMediaChat(page, baseURL, [recordings, films]);
  await group(page, "Ya kwanza").getByRole("button", { name: "Play" }).click();
  await expect.poll(() => playing(page)).toEqual([true, false, false]);
  const small = page.locator("video").first();
  await small.scrollIntoViewIfNeeded();
  await expect(page.locator(".media.video .player")).toHaveAttribute("data-state", "ready");
  await small.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => playing(page)).toEqual([false, false, true]);
  const larger = page.getByRole("button", { name: "Full screen" });
  await larger.click();
  const over = page.getByRole("dialog", { name: "Kanga zetu" });
  await expect(over.locator(".player")).toHaveAttribute("data-state", /playing|paused/);
  const size = await over.boundingBox();
  expect([size?.width, size?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await page.keyboard.press("Escape");
  await expect(over).toHaveCount(0);
  await expect(larger).toBeFocused();
  expect(await playing(page)).toEqual([false, false, false]);
});

test("what cannot be played says why, in the words of the page's language", async ({ page, baseURL }) => {
  const broken = [
    { send_videos: [file("broken.mp4"), file("gone.avi"), { link: "javascript:alert(1)" }] },
    { send_audios: [file("gone.wav")] },
  ];
  await openMediaChat(page, baseURL, broken);
  await expect(page.getByText("video resources not supported")).toHaveCount(2);
  await expect(page.getByText("Your Browser does not support this video format")).toHaveCount(3);
  await expect(page.getByText("Failed to load video resources")).toBeVisible();
  await page.locator(".media.audio").scrollIntoViewIfNeeded();
  await expect(page.getByText("audio resources not supported")).toBeVisible();
  expect(await axeProblems(page, "best-practice")).toEqual([]);
});

test("a picture is shown large, turned, swiped and grown", async ({ page, baseURL }) => {
  await openMediaChat(page, baseURL, [pictures]);
  const first = page.getByRole("link", { name: "Kanga" });
  await page.waitForLoadState("networkidle");
  await first.click();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(viewer.getByText("Picture 1 of 3")).toBeVisible();
  expect(await axeProblems(page, "best-practice")).toEqual([]);

  const stage = await viewer.locator(".stage").boundingBox();
  const middle = { x: (stage?.width ?? 0) / 2, y: (stage?.y ?? 0) + (stage?.height ?? 0) / 2 };
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: number[]) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((x, id) => ({ x, y: middle.y, id })),
    });
  await touch("touchStart", middle.x + 100);
  await touch("touchMove", middle.x);
  await touch("touchMove", middle.x - 100);
  await touch("touchEnd");
  await expect(viewer.getByText("Picture 2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("Picture 1 of 3")).toBeVisible();

  const image = viewer.getByRole("img", { name: "Kanga" });
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0);
  const whole = await width();
  await touch("touchStart", middle.x - 30, middle.x + 30);
  await touch("touchMove", middle.x - 60, middle.x + 60);
  await touch("touchEnd");
  await expect.poll(width).toBe(whole * 2);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(whole);
  await page.touchscreen.tap(middle.x, middle.y);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await viewer.getByRole("button", { name: "Zoom out" }).click();
  await viewer.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate("document.fullscreenElement !== null")).toBe(true);
  await viewer.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate("document.fullscreenElement !== null")).toBe(false);
  await page.touchscreen.tap(middle.x, (stage?.y ?? 0) + (stage?.height ?? 0) - 10);
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test("a box that is put away holds neither sound nor page", async ({ page, baseURL }) => {
  await openMediaChat(page, baseURL, [recordings, pictures]);
  await group(page, "Ya kwanza").getByRole("button", { name: "Play" }).click();
  await expect.poll(() => playing(page)).toEqual([true, false]);
  await page.getByRole("link", { name: "Kanga" }).click();
  await expect(page.getByRole("dialog", { name: "Pictures" })).toBeVisible();
  await page.evaluate("Mauzo.close()");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => playing(page)).toEqual([false, false]);
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(group(page, "Ya kwanza")).toBeVisible();
});

test("the room for files is kept while their code is on its way", async ({ page, baseURL }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/widget/media-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await openMediaChat(page, baseURL, [recordings, films, documents]);
  await expect(page.locator(".room")).toHaveCount(4);
  const heights = () =>
    page.locator(".file").evaluateAll((files) => files.map((box) => Math.round(box.getBoundingClientRect().height)));
  const kept = await heights();
  arrive();
  await expect(page.locator(".room")).toHaveCount(0);
  await expect(group(page, "Ya kwanza")).toContainText("0:30");
  expect(await heights()).toEqual(kept);
});

test("without the code for them, files are links, pictures open in a tab and a list can be asked for again", async ({
  page,
  baseURL,
}) => {
  await page.route(/\/widget\/(media|list-rows)-/, (route) => route.abort());
  const chat = await openMediaChat(page, baseURL, [recordings, films, pictures, list]);
  await expect(page.getByRole("link", { name: "Open the recording" })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Open the video" })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Kanga" }).click();
  expect((await opened).url()).toBe(`${baseURL}/files/wide.webp`);
  await (await opened).close();
  await chat.log.getByRole("button", { name: "Angalia" }).click();
  await expect(page.getByText("The list did not load.")).toBeVisible();
  expect(await axeProblems(page, "best-practice")).toEqual([]);
  await page.unroute(/\/widget\/(media|list-rows)-/);
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Kitenge/ })
    .click();
  await expect(chat.log.locator(".visitor").last()).toHaveText("Kitenge");
});

test("hostile and endless files have an outcome each", async ({ page, baseURL }) => {
  const links = [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http://[",
    "",
    "//",
    "file:///etc/passwd",
  ];
  const kinds = ["send_images", "send_stickers", "send_videos", "send_audios", "send_documents"];
  const nothing = [null, 1, "x", [], {}, [null, 1, "x", {}, { link: null }, { link: {}, caption: [] }]];
  await openMediaChat(page, baseURL, [
    ...kinds.map((kind) => ({ [kind]: links.map((link) => ({ link, caption: "x" })) })),
    ...kinds.flatMap((kind) => nothing.map((items) => ({ [kind]: items }))),
    ...nothing.map((place) => ({ send_locations: place })),
    { send_audios: Array.from({ length: 500 }, () => file("gone.wav", "neno ".repeat(20_000))) },
    documents,
  ]);
  await expect(page.getByRole("link", { name: /^bei mpya\.pdf/ })).toBeVisible({ timeout: 45_000 });
  for (const link of await page.locator("mauzo-chat a").all())
    expect(await link.getAttribute("href")).toMatch(/^https?:/);
});

for (const lang of ["en", "sw"] as const)
  for (const mode of ["light", "dark"] as const)
    test(`every kind is accessible in ${mode}, ${lang}`, async ({ page, baseURL }) => {
      const actions = [pictures, stickers, films, recordings, documents, ...places, list];
      await openMediaChat(page, baseURL, actions, { lang, mode });
      await group(page, "Ya kwanza").scrollIntoViewIfNeeded();
      await expect(group(page, "Ya kwanza")).toContainText("0:30");
      expect(await axeProblems(page, "best-practice")).toEqual([]);
      const small = await page
        .locator(".media button, .media a, .place a, .sheet button")
        .evaluateAll((targets) =>
          targets
            .map((target) => target.getBoundingClientRect())
            .filter(({ width, height }) => width < 44 || height < 44),
        );
      expect(small).toEqual([]);
      if (lang === "sw") await expect(page.locator("mauzo-chat")).not.toContainText(/Play|Open|Loading|Picture/);
    });
