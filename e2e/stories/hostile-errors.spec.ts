import { expect, type Page, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { allStrings } from "../pages/hostile/answer-with-hostile-strings.ts";
import { detectInjection } from "../pages/hostile/detect-injection.ts";
import { demoCartLink } from "../pages/shopper.ts";

/** Makes calls to `path` with this method fail with `body`. */
const refuse = (page: Page, method: string, path: RegExp, body: object) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 400, json: body }) : route.fallback(),
  );

test("what the server says is wrong stays words in the back-office", async ({ page }) => {
  const watched = await detectInjection(page);
  const office = new BackOffice(page);
  await page.goto("/login");
  await refuse(page, "POST", /\/auth\/log-in/, { detail: allStrings });
  await office.logIn();
  await expect(page.getByRole("alert").filter({ hasText: "__xss" })).toBeVisible();
  await watched.expectShown([allStrings]);
  await watched.expectOnlyText();
  await page.unrouteAll();
  await page.reload();
  await office.logIn();
  await page.waitForURL(/\/dashboard/);

  // Without a sentence in it, the whole body is shown.
  await refuse(page, "GET", /\/api\/products/, { why: allStrings });
  await page.goto("/dashboard/products");
  await watched.expectShown([JSON.stringify({ why: allStrings })]);
  await watched.expectOnlyText();

  await refuse(page, "PUT", /\/api\/shop$/, { message: { error: { message: allStrings } } });
  await page.goto("/dashboard/settings/shop");
  await page.getByLabel("Shop name").fill(allStrings.slice(0, 80));
  await page.getByRole("button", { name: "Save changes" }).click();
  await watched.expectShown([allStrings]);
  await watched.expectOnlyText();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test("it stays words in the chat and in the cart", async ({ page, request }) => {
  const watched = await detectInjection(page);
  await refuse(page, "POST", /\/plugin\/conversation/, { detail: allStrings });
  await page.goto("/shops/demo");
  const chat = new Chat(page);
  await chat.open();
  await chat.say("Hello");
  await watched.expectShown([allStrings]);
  await expect(chat.log.getByText("__xss").first()).toBeVisible();
  await watched.expectOnlyText();

  await page.route(/\/cart\/submit/, (route) => route.fulfill({ json: { kind: "invalid", detail: allStrings } }));
  await page.goto(await demoCartLink(request));
  await page.getByLabel("Name", { exact: true }).fill("Asha Juma");
  await page.getByLabel("Phone number").fill("0754 111 222");
  await page.getByRole("button", { name: "Place order" }).click();
  await watched.expectShown([allStrings]);
  await watched.expectOnlyText();
});
