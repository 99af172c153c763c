import { expect, type Page, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";
import { serveBlog } from "../pages/embedding-pages/serve-blog.ts";
import { detectInjection, type InjectionDetector } from "../pages/hostile/detect-injection.ts";
import {
  type HostileShop,
  openHostileShop,
  personNames,
  plainLink,
  productNames,
} from "../pages/hostile/hostile-shop.ts";
import { hostileTheme, themeTitle } from "../pages/hostile/hostile-theme.ts";
import { hostileStrings, packed, showsAll } from "../pages/hostile/strings.ts";
import { setTheme } from "../pages/stack-database.ts";

let shop: HostileShop;
test.beforeAll(async ({ request, baseURL }) => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(showsAll ? 150 : 40);
  shop = await openHostileShop(request, baseURL ?? "");
});

/** Expects that all of the bot's messages arrived as text, and its one plain link as one link. */
async function expectReplies(page: Page, watched: InjectionDetector) {
  const { log } = new Chat(page);
  await expect(log.getByText(plainLink, { exact: true })).toBeVisible();
  await watched.expectShown(hostileStrings, { formatted: true });
  await expect(log.locator(`a[href="${plainLink}"]`)).toHaveText(plainLink);
  await watched.expectOnlyText();
}

test("words of a shop, its bot and its visitors stay words on the shop's page", async ({ page }) => {
  const watched = await detectInjection(page);
  await page.goto("/shops");
  await watched.expectShown([personNames[1] ?? ""]);
  await watched.expectOnlyText();

  await page.goto(`/shops/${shop.slug}`);
  await watched.expectShown([...productNames, ...packed(500).slice(0, 1)]);
  await watched.expectOnlyText();

  const chat = new Chat(page);
  await chat.open();
  await chat.say("Hello");
  await expectReplies(page, watched);
  const said = packed(1_024);
  for (const text of said) {
    const box = page.getByPlaceholder("Compose a message");
    await box.fill(text);
    await box.press("Enter");
    await expect(page.getByText("Typing", { exact: true })).toHaveCount(0);
  }
  await watched.expectShown(said);
  // Only replies are formatted: a visitor's message is shown as it was written, addresses included.
  await expect(chat.log.locator(".turn.visitor").filter({ hasText: "__xss" })).toHaveCount(said.length);
  await expect(chat.log.locator(".turn.visitor .bubble *")).toHaveCount(0);
  await watched.expectOnlyText();
  await page.reload();
  await chat.open();
  await watched.expectShown(said);
  await watched.expectOnlyText();
});

test("the chat of a hostile shop brings only text to somebody else's page", async ({ page, baseURL }) => {
  const host = await serveBlog({ site: baseURL ?? "", botId: shop.botId });
  const watched = await detectInjection(page);
  await setTheme(shop.botId, hostileTheme(hostileStrings[0] ?? ""));
  try {
    await page.goto(host.url);
    const chat = new Chat(page);
    await chat.open();
    await watched.expectShown([themeTitle(hostileStrings[0] ?? "")]);
    await chat.say("Hello");
    await expectReplies(page, watched);
  } finally {
    host.stop();
  }
});

test("words of a shop and its customers stay words in the cart", async ({ page }) => {
  const watched = await detectInjection(page);
  await page.goto(shop.cart);
  await watched.expectShown(packed(80).map((text, index) => (index < 50 ? `${index} ${text}`.slice(0, 80) : text)));
  await watched.expectOnlyText();
  await page.getByLabel("Name", { exact: true }).fill(personNames[3] ?? "");
  await page.getByLabel("Phone number").fill("0754 111 222");
  await page.getByLabel(/Note/).fill(packed(500)[2] ?? "");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText(/Thank you/)).toBeVisible();
  await watched.expectOnlyText();
  await page.reload();
  await watched.expectShown([packed(500)[2] ?? ""]);
  await watched.expectOnlyText();
});
