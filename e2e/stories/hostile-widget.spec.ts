import { expect, type Page, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";
import { serveBlog } from "../pages/embedding-pages/serve-blog.ts";
import type { PageServer } from "../pages/embedding-pages/serve-embedding-pages.ts";
import { detectInjection, type InjectionDetector } from "../pages/hostile/detect-injection.ts";
import { hostileReplies } from "../pages/hostile/hostile-replies.ts";

let blog: PageServer;
test.beforeAll(async ({ request, baseURL }) => {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  blog = await serveBlog({ site: baseURL ?? "", botId: shop.bot_id });
});
test.afterAll(() => blog.stop());

const headers = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };

/** Makes the shop answer the first message with the first reply, and so on. */
const answerWith = (page: Page, replies: readonly { actions: object[] }[]) => {
  let asked = 0;
  return page.route(/\/plugin\/conversation\/[^/]+$/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const actions = replies[asked++]?.actions ?? [];
    await route.fulfill({
      json: { actions, response: actions, message: "", next_state: "" },
      headers: { ...headers, "x-visitor-token": "a visitor's secret" },
    });
  });
};

/** Makes the shop push all of this: over a stream, and again to polling clients, because there is no second stream. */
async function push(page: Page, replies: readonly { actions: object[] }[]) {
  const messagesOf = (first: number, end: string) =>
    [...replies, { actions: [{ send_message: end }] }].map(({ actions }, index) => ({ seq: first + index, actions }));
  let streams = 0;
  await page.route(/\/plugin\/conversation\/[^/]+\/(events|messages)\?/, (route) => {
    if (route.request().url().includes("/messages?"))
      return route.fulfill({ json: { items: messagesOf(1_000, "All was asked for") }, headers });
    if (streams++ > 0) return route.fulfill({ json: {}, headers });
    const body = messagesOf(1, "All was streamed").map(
      (message) => `id: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`,
    );
    return route.fulfill({ body: body.join(""), headers, contentType: "text/event-stream" });
  });
}

async function expectOnlyReply(page: Page, watched: InjectionDetector, texts: readonly string[]) {
  const { log } = new Chat(page);
  await watched.expectShown(texts, { formatted: true });
  await watched.expectOnlyText();
  await log.locator('button[aria-haspopup="dialog"]').last().click();
  await expect(page.getByRole("dialog").last().getByRole("button").nth(texts.length)).toBeAttached();
  await watched.expectOnlyText();
  await page.keyboard.press("Escape");
}

test("whatever kind of thing a shop says, it brings only text to somebody else's page", async ({ page }) => {
  const watched = await detectInjection(page);
  await answerWith(page, hostileReplies);
  await page.goto(blog.url);
  const chat = new Chat(page);
  await chat.open();
  for (const [index, { texts }] of hostileReplies.entries()) {
    await chat.say(`Hello ${index}`);
    await expectOnlyReply(page, watched, texts);
  }
  await page.reload();
  await chat.open();
  await expect(chat.log.locator(".turn").first()).toBeAttached();
  await watched.expectOnlyText();
});

test("nor does what it says unasked, over a stream or without one", async ({ page }) => {
  const watched = await detectInjection(page);
  await answerWith(page, []);
  await push(page, hostileReplies);
  await page.goto(blog.url);
  const chat = new Chat(page);
  await chat.open();
  await chat.say("Hello");
  for (const end of ["All was streamed", "All was asked for"]) {
    await expect(chat.log.getByText(end)).toBeVisible();
    for (const earlier = chat.log.locator(".earlier"); await earlier.count(); ) await earlier.click();
    await watched.expectShown(
      hostileReplies.flatMap(({ texts }) => texts),
      { formatted: true },
    );
    await expectOnlyReply(page, watched, hostileReplies.at(-1)?.texts ?? []);
  }
});
