import { expect, test } from "@playwright/test";
import { openHydrated } from "../pages/open-hydrated.ts";

test("the directory searches as one types, and its address says what it shows", async ({ page }) => {
  await openHydrated(page, "/shops");
  const search = page.getByPlaceholder("Search a business", { exact: true });
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await search.pressSequentially("mwanzi");
  await expect(page).toHaveURL(/\/shops\?q=mwanzi$/);
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  const shop = page.getByRole("link", { name: "Duka la Mwanzi", exact: true });
  await expect(shop).toBeVisible();
  await search.press("ArrowDown");
  await expect(page.locator("ul[data-list] a").first()).toBeFocused();

  await page.reload();
  await expect(search).toHaveValue("mwanzi");
  await expect(shop).toBeVisible();
  await page.getByRole("link", { name: "Baby products", exact: true }).click();
  await expect(page).toHaveURL(/category=baby/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shops\?q=mwanzi$/);
  await expect(shop).toBeVisible();
});

test("a search that finds nothing says what to do, and one that fails keeps what was typed", async ({ page }) => {
  await openHydrated(page, "/sw/shops");
  const search = page.getByPlaceholder("Tafuta biashara", { exact: true });
  await search.fill("<b>zzqqxx</b>");
  await expect(page.getByText("Hakuna duka linalolingana")).toBeVisible();
  await expect(page.locator("main b")).toHaveCount(0);
  await page.getByRole("link", { name: "Onyesha maduka yote" }).click();
  await expect(page.getByRole("heading", { name: "Maduka mapya" })).toBeVisible();

  await page.goto("/sw/shops?q=zzqqxx&place=Arusha");
  await expect(page.getByText("Hakuna duka linalolingana huko Arusha")).toBeVisible();
  await page.getByRole("link", { name: "Onyesha maduka yote" }).click();

  await page.route(/\/api\/public\/shops\?/, (route) => route.fulfill({ status: 500, json: { detail: "no" } }));
  await search.fill("mwanzi");
  await expect(page.getByRole("alert")).toContainText("Maduka hayakufunguka");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(0);
  await page.unroute(/\/api\/public\/shops\?/);
  await page.getByRole("button", { name: "Jaribu tena" }).click();
  await expect(page.getByRole("link", { name: "Duka la Mwanzi", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Yaliyopatikana" })).toBeVisible();
  await expect(search).toHaveValue("mwanzi");
});

test("an older answer never takes the place of a newer one", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/public\/shops\?q=mwan$/, async (route) => {
    await held;
    await route.fulfill({ json: { items: [], next: null } }).catch(() => undefined);
  });
  await openHydrated(page, "/shops");
  const search = page.getByPlaceholder("Search a business", { exact: true });
  const older = page.waitForRequest(/q=mwan$/);
  await search.fill("mwan");
  await older;
  await search.fill("mwanzi");
  const shop = page.getByRole("link", { name: "Duka la Mwanzi", exact: true });
  await expect(shop).toBeVisible();
  letGo();
  // A late response to the older search would be on the page by then.
  await page.waitForTimeout(500);
  await expect(shop).toBeVisible();
});
