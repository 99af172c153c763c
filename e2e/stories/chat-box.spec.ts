import { expect, type Page, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";

type Setting = {
  lang?: "en" | "sw";
  attributes?: string;
  stored?: Record<string, string>;
  /** Further markup on the page. */
  markup?: string;
  /** The reply waits for this promise. */
  answer?: (message: string) => Promise<void>;
};

/**
 * Opens another site's page with the chat, and a shop that echoes each message. Returns the messages sent, in order.
 */
async function openHostPage(
  page: Page,
  baseURL: string,
  { lang = "en", attributes = "", stored = {}, markup = "", answer = async () => {} }: Setting = {},
) {
  const said: string[] = [];
  const tag = `<script src="${baseURL}/widget.js" data-bot="bot" ${attributes} async></script>`;
  await page.route("**/somebodys-page", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>Page</title><p><a href="#top">First</a> <a href="#end">Last</a></p>${markup}${tag}</html>`,
    }),
  );
  await page.route("**/api/plugin/**", async (route) => {
    if (route.request().method() !== "POST") return route.fulfill({ json: { theme_config: {} } });
    const { message } = route.request().postDataJSON();
    said.push(message);
    await answer(message);
    return route.fulfill({
      headers: { "X-Visitor-Token": "secret", "Access-Control-Expose-Headers": "X-Visitor-Token" },
      json: { actions: [{ send_message: `You said ${message}` }], response: [], message: "", next_state: "" },
    });
  });
  await page.addInitScript((entries) => {
    if (localStorage.length) return;
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
  await page.goto(`${baseURL}/somebodys-page`);
  return said;
}

/** A long conversation of `count` messages as the device stores it: older ones in pages, the newest next to them. */
function longConversation(count: number): Record<string, string> {
  const entries = Array.from({ length: count }, (_, at) =>
    at % 2
      ? { kind: "shown", action: { send_message: `Jibu *namba* ${at}: bei ni 25,000.00 TZS na ipo dukani` } }
      : { kind: "said", text: `Swali namba ${at}`, status: "sent" },
  );
  const pages = Math.floor((count - 50) / 50);
  const texts = Array.from({ length: pages }, (_, at) => JSON.stringify(entries.slice(at * 50, at * 50 + 50)));
  const head = {
    id: "1700000000000",
    token: null,
    pages: { first: 0, sizes: texts.map((text) => text.length) },
    entries: entries.slice(pages * 50),
  };
  return Object.fromEntries([
    ["mauzo:chat:bot", JSON.stringify(head)],
    ...texts.map((text, at) => [`mauzo:chat:bot:${at}`, text]),
  ]);
}

const focused = () => {
  const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  return inner?.getAttribute("aria-label") ?? inner?.textContent ?? "";
};

test.describe("beside a page", () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test("the chat is used by keyboard alone, and the page with it", async ({ page, baseURL: base = "" }) => {
    const said = await openHostPage(page, base);
    await page.getByRole("link", { name: "Last" }).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(focused)).toBe("Open chat");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Chat" });
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => (await dialog.locator("> .head").boundingBox())?.x)
      .toBe((await dialog.boundingBox())?.x);
    await expect.poll(() => page.evaluate(focused)).toBe("Compose a message");
    await page.keyboard.type("Habari");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("log").getByText("You said Habari")).toBeVisible();
    expect(said).toEqual(["Habari"]);
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(focused)).toBe("Choose a date");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(focused)).toBe("Next month");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(focused)).toBe("Choose a date");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(focused)).toBe("Conversation");
    for (let tabs = 0; tabs < 8 && (await page.evaluate(focused)) !== "First"; tabs += 1)
      await page.keyboard.press("Tab");
    expect(await page.evaluate(focused)).toBe("First");
    await page.getByRole("textbox").focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.evaluate(focused)).toContain("Open chat");
  });

  test("earlier messages come without moving what is read", async ({ page, baseURL: base = "" }) => {
    await openHostPage(page, base, { stored: longConversation(2000) });
    await new Chat(page).open();
    const log = page.getByRole("log");
    await expect(log.locator(".turn")).toHaveCount(200);
    const first = log.getByText("Swali namba 1800", { exact: true });
    await first.scrollIntoViewIfNeeded();
    await log.evaluate((element) => element.scrollTo(0, 0));
    const before = await first.boundingBox();
    await page.getByRole("button", { name: "Show earlier messages (1.8K)" }).click();
    await expect(log.locator(".turn")).toHaveCount(400);
    const after = await first.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await new Chat(page).say("Bado ipo?");
    await expect(log.getByText("You said Bado ipo?")).toBeInViewport();
  });

  test("what is wider than the log moves nothing sideways", async ({ page, baseURL: base = "" }) => {
    await openHostPage(page, base, { stored: longConversation(20) });
    const chat = new Chat(page);
    await chat.open();
    await expect(chat.log.getByText("Swali namba 18")).toBeVisible();
    // Some browsers round the scroll width of a row of pictures up.
    await chat.log
      .locator(".turn")
      .last()
      .evaluate((turn) => turn.style.setProperty("min-width", "150%"));
    await chat.log.hover();
    await page.mouse.wheel(200, 0);
    await page.waitForTimeout(300);
    expect(await chat.log.evaluate((log) => log.scrollLeft)).toBe(0);
  });
});

test("a reply leaves who reads further up where they are, and says that it came", async ({
  page,
  baseURL: base = "",
}) => {
  const replies: (() => void)[] = [];
  const answer = () => new Promise<void>((resolve) => replies.push(resolve));
  await openHostPage(page, base, { stored: longConversation(60), answer });
  const chat = new Chat(page);
  await chat.open();
  const place = () =>
    chat.log.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      top: scrollTop,
      left: scrollHeight - clientHeight - scrollTop,
    }));
  const reply = async (text: string) => {
    await expect.poll(() => replies.length).toBe(1);
    replies.pop()?.();
    await expect(chat.log.getByText(text)).toBeAttached();
  };
  await chat.log.evaluate((log) => log.scrollTo(0, 0));
  await chat.say("moja");
  // The log scrolling down by itself does not count as reading further up.
  await reply("You said moja");
  await expect(chat.log.getByText("You said moja")).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await place()).left).toBeLessThan(2);
  await expect(page.getByRole("button", { name: "new message" })).toHaveCount(0);
  await chat.say("mbili");
  await expect.poll(async () => (await place()).left).toBeLessThan(2);
  await chat.log.evaluate((log) => log.scrollBy({ top: -600, behavior: "instant" }));
  const before = await place();
  await reply("You said mbili");
  const newest = page.getByRole("button", { name: "1 new message", exact: true });
  await expect(newest).toBeInViewport({ ratio: 1 });
  await page.waitForTimeout(700);
  expect((await place()).top).toBe(before.top);
  await newest.click();
  await expect(chat.log.getByText("You said mbili")).toBeInViewport({ ratio: 1 });
  await expect(newest).toHaveCount(0);
  expect(await page.evaluate(focused)).toBe("Conversation");
});

test("a reply longer than the box is read from its start", async ({ page, baseURL: base = "" }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openHostPage(page, base, { stored: longConversation(20) });
  const chat = new Chat(page);
  await chat.open();
  await chat.say(Array.from({ length: 120 }, (_, at) => `neno ${at}`).join(" "));
  const long = chat.log.locator(".turn", { hasText: /^You said neno/ });
  const fromTop = async () => ((await long.boundingBox())?.y ?? 0) - ((await chat.log.boundingBox())?.y ?? 0);
  await expect(long).toBeVisible();
  await expect.poll(fromTop).toBeLessThan(30);
  // It does not scroll on from there either.
  await page.waitForTimeout(700);
  expect(await fromTop()).toBeGreaterThanOrEqual(0);
  expect(await fromTop()).toBeLessThan(30);
  expect((await long.boundingBox())?.height).toBeGreaterThan((await chat.log.boundingBox())?.height ?? 0);
});

test("a box inside a page fills its place and no more", async ({ page, baseURL: base = "" }) => {
  const markup = '<div id="place" style="height:500px"></div>';
  await openHostPage(page, base, { markup, attributes: 'data-mode="inline" data-target="#place"' });
  const box = page.locator("#place mauzo-chat section");
  await expect(box.getByRole("textbox")).toBeVisible();
  expect(await box.boundingBox()).toEqual(await page.locator("#place").boundingBox());
});

test("near the limit the counter takes nothing of the field's width", async ({ page, baseURL: base = "" }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHostPage(page, base);
  await new Chat(page).open();
  const field = page.getByRole("textbox");
  const width = async () => (await field.boundingBox())?.width;
  const before = await width();
  await field.fill("x ".repeat(500));
  await expect(page.getByText("1000/1024")).toBeInViewport({ ratio: 1 });
  expect(await width()).toBe(before);
});

for (const [name, width, height] of [
  ["a screen at 200 %", 640, 360],
  ["a small phone at 200 %", 180, 370],
  ["a window of 320 by 256", 320, 256],
] as const) {
  test(`the chat can be used on ${name}`, async ({ page, baseURL: base = "" }) => {
    await page.setViewportSize({ width, height });
    await openHostPage(page, base, { lang: "sw", attributes: `data-theme='{"fontSize":22}'` });
    const chat = new Chat(page);
    await chat.open();
    await chat.say("Habari");
    await expect(chat.log.getByText("You said Habari")).toBeInViewport({ ratio: 1 });
    for (const button of ["Chagua tarehe", "Tuma", "Punguza dirisha", "Funga na ufute mazungumzo"])
      await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole("textbox").boundingBox())?.width).toBeGreaterThan(48);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Chagua tarehe" }).click();
    const month = page.getByRole("dialog", { name: "Chagua tarehe" }).getByRole("heading");
    expect((await month.boundingBox())?.height).toBeLessThan(30);
    for (const button of ["Mwezi uliopita", "Mwezi ujao", "Funga kalenda"])
      await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
  });
}

test("of two tabs one sends what waited for the connection, once and in order", async ({
  page,
  context,
  baseURL: base = "",
}) => {
  const other = await context.newPage();
  const said = [await openHostPage(page, base), await openHostPage(other, base)];
  const calls = "**/api/plugin/conversation/**";
  for (const tab of [page, other]) {
    await tab.route(calls, (route) => route.abort());
    await new Chat(tab).open();
  }
  await new Chat(page).say("moja");
  await new Chat(page).say("mbili");
  const waiting = page.getByRole("img", { name: "Not sent yet" });
  await expect(waiting).toHaveCount(2);
  await expect(other.getByRole("log").getByText("mbili")).toBeVisible();
  for (const tab of [page, other]) await tab.unroute(calls);
  await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event("online")))));
  for (const tab of [page, other]) {
    await expect(tab.getByRole("img", { name: "Sent", exact: true })).toHaveCount(2);
    await expect(tab.getByText("You said mbili")).toHaveCount(1);
  }
  expect(said.flat().toSorted()).toEqual(["mbili", "moja"]);
});
