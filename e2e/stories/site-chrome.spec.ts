import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "../pages/open-hydrated.ts";
import { pathIn, sitePages } from "../pages/site-pages.ts";

/** Makes the stand-in for the IP-location service answer this visitor with a country, once `held` resolves. */
const visitFrom = (page: Page, country: string, held: Promise<void> = Promise.resolve()) =>
  page.route("**/sandbox/ip-location", async (route) => {
    await held;
    await route.continue({ url: `${route.request().url()}?country_code=${country}` });
  });
const saved = "localStorage.getItem('language')";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test("menus open under a resting pointer, by click and by keyboard, and close again", async ({ page }) => {
    await openHydrated(page, "/pricing");
    const menu = page.getByRole("banner").locator("summary", { hasText: "Resources" }).first();
    const link = page.getByRole("banner").getByRole("link", { name: "For developers" }).first();
    await menu.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(link).toBeHidden();
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" }).first()).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("a click right behind the pointer that opened a menu does not close it", async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/pricing");
    const menu = page.getByRole("banner").locator("summary", { hasText: "Resources" }).first();
    const link = page.getByRole("banner").getByRole("link", { name: "For developers" }).first();
    await page.clock.pauseAt(Date.now() + 60_000);
    await menu.hover();
    await page.clock.runFor(200);
    await expect(link).toBeVisible();
    await page.clock.runFor(400);
    await menu.click();
    await expect(link).toBeVisible();
    await page.clock.runFor(200);
    await menu.click();
    await expect(link).toBeHidden();
  });

  test("the header flips past 35 px, leaves while one reads on and comes back", async ({ page }) => {
    await openHydrated(page, "/");
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.height).toBe(80);
    await page.mouse.wheel(0, 30);
    await expect(header).not.toHaveAttribute("data-scrolled");
    await page.mouse.wheel(0, 600);
    await expect(header).toHaveAttribute("data-scrolled");
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(header).toBeInViewport();
    await page.getByRole("link", { name: "Mauzo, home" }).first().click();
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  });

  test("the side panel starts open, folds after 2 s, and opens again", async ({ page }) => {
    await openHydrated(page, "/about");
    const panel = page.getByRole("complementary", { name: "Try Mauzo on WhatsApp" });
    const code = panel.getByRole("img", { name: /QR code/ });
    await expect(code).toBeVisible();
    await expect(code).toBeHidden({ timeout: 4_000 });
    await panel.locator("summary").click();
    await expect(code).toBeVisible();
    await expect(panel.getByRole("link")).toHaveAttribute("href", /^https:\/\/wa\.me\/255712000000\?text=Hello/);
    await panel.locator("summary").click();
    await expect(code).toBeHidden();
  });

  test("beside a shop's page the side panel opens that shop, and lies over none of its buttons", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, "/shops/khanga-house");
    await page.getByText("Share", { exact: true }).click({ trial: true, timeout: 1_000 });
    const panel = page.getByRole("complementary", { name: "This shop on your phone" });
    await panel.locator("summary").click();
    await expect(panel.getByRole("img", { name: /QR code/ })).toBeVisible();
    const own = await page.getByRole("link", { name: "WhatsApp", exact: true }).first().getAttribute("href");
    await expect(panel.getByRole("link")).toHaveAttribute("href", own ?? "");
  });

  for (const [width, folded] of [
    [992, true],
    [993, false],
  ] as const) {
    test(`the navigation at ${width} px is ${folded ? "folded" : "a row"}, in Swahili too`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, "/sw");
      const toggle = page.getByRole("banner").locator('summary[aria-label="Menyu"]');
      if (folded) await toggle.click();
      else await expect(toggle).toBeHidden();
      for (const name of ["Maduka", "Bei", "Kuhusu sisi", "Wasiliana nasi", "Ingia", "Anza sasa"])
        await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
      const menu = await page.getByRole("banner").getByRole("navigation").first().boundingBox();
      if (folded) expect(menu?.width).toBe(250);
      else expect((await page.getByRole("banner").boundingBox())?.height).toBe(80);
    });
  }
});

test("whoever saved Swahili sees the Swahili page of an unprefixed address, and nothing before it", async ({
  page,
}) => {
  await page.addInitScript("localStorage.setItem('language', 'sw')");
  const shown: string[] = [];
  await page.exposeFunction("noteShown", (language: string) => shown.push(language));
  await page.addInitScript(
    "requestAnimationFrame(() => { if (document.documentElement.checkVisibility?.()) noteShown(document.documentElement.lang) })",
  );
  await openHydrated(page, "/pricing?from=friend#faq");
  await expect(page).toHaveURL(/\/sw\/pricing\?from=friend#faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  expect(shown).not.toContain("en");
});

test("a choice in the menu is kept", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.getByRole("banner").locator('summary[aria-label="Menu"]').click();
  await page.getByRole("banner").locator('summary[aria-label^="Language"]').click();
  await page.locator("[data-menu]").getByRole("link", { name: "Kiswahili" }).click();
  await expect(page).toHaveURL(/\/sw\/about$/);
  expect(await page.evaluate(saved)).toBe("sw");
  await openHydrated(page, "/about");
  await expect(page).toHaveURL(/\/sw\/about$/);
});

test.describe("the first visit", () => {
  test("from Tanzania goes on in Swahili", async ({ page }) => {
    await visitFrom(page, "TZ");
    await openHydrated(page, "/about");
    await expect(page).toHaveURL(/\/sw\/about$/);
    expect(await page.evaluate(saved)).toBe("sw");
  });

  test("from elsewhere, or nobody knows where, stays English and asks once", async ({ page }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/sandbox/ip-location")) asked += 1;
    });
    await openHydrated(page, "/about");
    await expect.poll(() => page.evaluate(saved)).toBe("en");
    await openHydrated(page, "/pricing");
    await page.waitForLoadState("networkidle");
    expect([asked, new URL(page.url()).pathname]).toEqual([1, "/pricing"]);
  });

  test("does not change under the hands of who has begun to use it", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await visitFrom(page, "TZ", held);
    await openHydrated(page, "/about");
    await page.getByRole("heading", { level: 1 }).click();
    answer();
    await expect.poll(() => page.evaluate(saved)).toBe("sw");
    expect(new URL(page.url()).pathname).toBe("/about");
  });
});

test("the site's own chat opens on every page, after the page is there", async ({ page }) => {
  await openHydrated(page, "/pricing");
  const launcher = page.getByRole("button", { name: /chat/i }).first();
  await expect(launcher).toBeVisible();
});

test("no page brings anything of React", async ({ request }) => {
  for (const path of sitePages.flatMap((path) => [path, pathIn("sw", path)])) {
    const html = await (await request.get(path)).text();
    const sources = [...html.matchAll(/<\w[^>]*\s(?:src|data-after-paint)="([^"]+\.js[^"]*)"/g)].map(
      ([, source]) => source,
    );
    expect(sources[0], path).toMatch(/^\/site\.js\?v=[0-9a-f]{12}$/);
    for (const source of sources.slice(1)) expect(source, path).toMatch(/^\/pages\/[\w-]+\.js\?v=[0-9a-f]{12}$/);
    expect(html, path).not.toContain("__next_f");
  }
});

test("on a phone the chat's button lies over no button, field or chip of a shop, wherever one stops", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/sw/shops/demo");
  await expect(page.getByRole("button", { name: /^Fungua mazungumzo/ })).toBeVisible();
  const below = () => {
    const button = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector(".launcher");
    const { left, right, top, bottom } = button?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll("main :is(button, input, summary, nav a, [data-add])")]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return each.checkVisibility() && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  };
  for (const top of [0, 90, 180, 270, 360, 450]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await expect.poll(() => page.evaluate(below), { message: `at ${top}` }).toEqual([]);
  }
});
