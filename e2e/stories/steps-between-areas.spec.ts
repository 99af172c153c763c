import { gzipSync } from "node:zlib";
import { expect, type Request, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { pages } from "../shots/pages.ts";

const mostKb = 20;
const areas = ["Orders", "Products", "Settings", "Home"];
const paths = ["/dashboard/orders", "/dashboard/products", "/dashboard/settings", "/dashboard"];

/** Whether it asks for an area's page; links on that page are fetched ahead, which nobody waits for. */
const isForArea = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return paths.includes(pathname) && (request.resourceType() === "document" || searchParams.has("_rsc"));
};

test("a step between areas asks for no page, and shows at once what is known", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la hatua");
  await merchant.addProduct("Kanga");
  // All but the live line, which stays open.
  const open = new Set<Request>();
  page.on("request", (request) => !request.url().includes("/events") && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  const settled = () => expect.poll(() => open.size).toBe(0);
  await page.goto("/dashboard");
  const link = (name: string) => page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name }).first();
  // The first round brings each area's data; the pages themselves are fetched ahead, while nobody waits.
  for (const name of areas) {
    await link(name).click();
    await expect(link(name)).toHaveAttribute("aria-current", "page");
    await settled();
  }
  await link("Products").click();
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await settled();

  const asked: string[] = [];
  page.on("request", (request) => isForArea(request) && asked.push(request.url()));
  // Whatever is not in the browser already never arrives.
  await page.context().setOffline(true);
  for (const name of areas) {
    await link(name).click();
    await expect(link(name)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    if (name === "Products") await expect(page.locator("[data-row]").filter({ hasText: "Kanga" })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test("a screen's first queries are sent before the person and the shop are known", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la mwanzo");
  const { id } = await merchant.addProduct("Kanga");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/(user|shop)$/, async (route) => {
    await held;
    await route.continue();
  });
  for (const [path, first] of [
    ["/dashboard", "/api/orders"],
    ["/dashboard/orders", "/api/orders"],
    ["/dashboard/products", "/api/products"],
    [`/dashboard/products/${id}`, `/api/products/${id}`],
  ] as const) {
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === first);
    await page.goto(path);
    await sent;
    await expect(page.getByText("Loading").first()).toBeVisible();
  }
  letGo();
  await expect(page.getByRole("heading", { name: "Kanga", level: 1 })).toBeVisible();
});

test(`no page of the back-office weighs more than ${mostKb} kB, in either language`, async ({ request }) => {
  // Every page has a row, and one page serves all records.
  const id = "00000000-0000-7000-8000-000000000000";
  const facts = { product: id, change: id, item: id, group: id, set: id, order: id, customer: id, segment: id };
  const paths = pages
    .filter(({ app }) => app === "dashboard")
    .map(({ at, route }) => (at ? at(facts) : route) ?? route);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    for (const language of ["en", "sw"]) {
      const html = await (await request.get(path, { headers: { cookie: `language=${language}` } })).text();
      expect.soft(html, path).toContain(`<html lang="${language}"`);
      expect.soft(gzipSync(html, { level: 9 }).length / 1000, path).toBeLessThanOrEqual(mostKb);
    }
  }
});
