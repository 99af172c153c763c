import { createServer } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";
import { hostileReplies } from "../pages/hostile/hostile-actions.ts";
import { watch } from "../pages/hostile/watched-page.ts";

test.describe.configure({ timeout: 90_000 });

/** From now on the shop answers the first message with the first reply, and so on. */
const answerWith = (page: Page, replies: readonly { actions: object[] }[]) => {
  let asked = 0;
  return page.route(/\/plugin\/conversation\/[^/]+$/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const actions = replies[asked++]?.actions ?? [];
    await route.fulfill({
      json: { actions, response: actions, message: "", next_state: "" },
      headers: { "access-control-allow-origin": "*", "access-control-expose-headers": "*" },
    });
  });
};

test("whatever kind of thing a shop says, it brings only text to somebody else's page", async ({ page, baseURL }) => {
  const { shop } = await (await page.request.get("/api/public/shops/demo")).json();
  const site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1><script src="${baseURL}/widget.js" data-bot="${shop.bot_id}" async></script>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const watched = await watch(page);
  await answerWith(page, hostileReplies);
  try {
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    const chat = new Chat(page);
    await chat.open();
    for (const [index, { texts }] of hostileReplies.entries()) {
      await chat.say(`Hello ${index}`);
      await watched.expectShown(texts, { formatted: true });
      await watched.expectOnlyText();
      await chat.log.locator('button[aria-haspopup="dialog"]').last().click();
      await expect(page.getByRole("dialog").last().getByRole("button").nth(texts.length)).toBeAttached();
      await watched.expectOnlyText();
      await page.keyboard.press("Escape");
    }
    await page.reload();
    await chat.open();
    await expect(chat.log.locator(".turn").first()).toBeAttached();
    await watched.expectOnlyText();
  } finally {
    site.close();
  }
});
