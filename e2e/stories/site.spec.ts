import { weigh } from "@mauzo/page-weight/page-weight";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { expectFullyLoaded } from "../pages/open-hydrated.ts";

const kB = 1000;

test("pages stay within what a slow phone can carry", async ({ baseURL }) => {
  const scriptOf = async (path: string) => (await weigh(`${baseURL}${path}`)).script;
  expect(await scriptOf("/cart?token=none")).toBeLessThanOrEqual(151 * kB);
  expect(await scriptOf("/login")).toBeLessThanOrEqual(190 * kB);
  expect(await scriptOf("/")).toBeLessThanOrEqual(28 * kB);
});

for (const path of ["/", "/sw", "/shops"]) {
  test(`the policy of ${path} allows our scripts only`, async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src[^;]*('sha256-|'nonce-)/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    await expect(page.locator("html[data-awake]")).toBeAttached();
    await expectFullyLoaded(page);
    expect(problems).toEqual([]);
  });
}

for (const path of ["/nope", "/sw/nope", "/shops/no-such-shop", "/dashboard/nope", "/cart/nope", "/api/nope"]) {
  test(`${path} is not there, and says so with a 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const path of ["/", "/sw", "/shops", "/shops/demo"]) {
  test(`${path} can be used by everybody (axe)`, async ({ page }) => {
    await page.goto(path);
    await expectFullyLoaded(page);
    expect(await axeProblems(page)).toEqual([]);
  });
}

for (const [path, last] of [
  ["/login", "button"],
  ["/dashboard?auth=Signup", "button"],
  ["/cart", "link"],
] as const) {
  test(`${path} can be used by everybody (axe)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole(last).last()).toBeVisible();
    await page.evaluate("document.fonts.ready.then(() => true)");
    expect(await axeProblems(page)).toEqual([]);
  });
}

test("a shop page names its bot for the chat", async ({ request }) => {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  expect(await (await request.get("/shops/demo")).text()).toContain(`data-bot="${shop.bot_id}"`);
});
