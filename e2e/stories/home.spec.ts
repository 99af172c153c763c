import { expect, type Page, type Request, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

for (const { language, orders, numbers, week, attention } of [
  {
    language: "en" as const,
    orders: "Orders",
    numbers: "All numbers",
    week: "7 days",
    attention: "Needs attention now",
  },
  {
    ...{ language: "sw" as const, orders: "Oda", numbers: "Namba zote", week: "Siku 7" },
    attention: "Yanayohitaji kuangaliwa sasa",
  },
]) {
  test(`the home tells of chosen days and of what waits on a small phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openBusyShop(page);
    await new BackOffice(page).speak(language);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByText(orders, { exact: true }).first()).toBeVisible();
    await main.getByRole("button", { name: week }).click();
    await expect(page).toHaveURL(/days=week/);
    await main.getByText(numbers, { exact: true }).click();
    // Seven days, the total, and the header.
    await expect(main.getByRole("region", { name: numbers }).getByRole("row")).toHaveCount(9);
    await expect(main.getByRole("region", { name: attention }).getByRole("link")).toHaveCount(9);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    expect(await axeProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeProblems(page)).toEqual([]);
    await page.reload();
    await expect(main.getByRole("button", { name: week })).toHaveAttribute("aria-pressed", "true");
  });
}

/** Opens a shop with five orders: three new, one being prepared, one handed over unpaid. */
async function openBusyShop(page: Page) {
  const merchant = new BackOffice(page);
  const email = await merchant.openShop("Duka la nyumbani");
  const product = await merchant.addProduct("Kanga", { price_minor: 1_800_000, stock: 50 });
  const orders = [];
  for (let count = 0; count < 5; count += 1) orders.push(await merchant.writeOrder(product));
  await merchant.moveOrder(orders[0].id, "new", "preparing");
  await merchant.moveOrder(orders[1].id, "new", "delivered");
  await merchant.changeStock(product.variants[0].id, -43);
  return email;
}

test("each number leads to a list of just so many", async ({ page }) => {
  await openBusyShop(page);
  const merchant = new BackOffice(page);
  const main = page.getByRole("main");
  const lead = async (name: RegExp, count: number, address: RegExp) => {
    await page.goto("/dashboard");
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(main.locator("[data-row]")).toHaveCount(count);
  };
  await lead(/^3\s*New orders/, 3, /attention=new/);
  await expect(merchant.filterChip("Waiting for", "New orders")).toBeVisible();
  await lead(/^1\s*Handed over, not fully paid/, 1, /attention=owed/);
  await lead(/^5$/, 5, /from=.*to=/);
  await merchant.filterBy("Goods", "Being prepared");
  await expect(main.locator("[data-row]")).toHaveCount(1);
  await expect(page).toHaveURL(/fulfilment=preparing/);
  await page.goto("/dashboard");
  await main.getByRole("link", { name: /^0\s*Unpaid for more than a day/ }).click();
  await expect(main.getByText("No orders match")).toBeVisible();
});

test("before the first order the home is the way to it, and nothing is counted", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka jipya");
  const product = await merchant.addProduct("Kanga");
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("Three steps to your first order")).toBeVisible();
  await expect(main.getByText("Done. You have products in your shop.")).toBeVisible();
  await expect(main.getByRole("slider")).toHaveCount(0);
  await expect(main.getByRole("link", { name: /New orders/ })).toHaveCount(0);
  // Without a reload, as soon as the order arrives.
  await merchant.writeOrder(product);
  await expect(main.getByRole("link", { name: /^1\s*New orders/ })).toBeVisible();
  await expect(main.getByText("Three steps to your first order")).toBeHidden();
});

test("a bar tells its numbers to a pointer, a finger and the arrow keys", async ({ page }) => {
  await openBusyShop(page);
  await page.goto("/dashboard?days=week");
  const sales = page.getByRole("slider", { name: "Sales" });
  const card = page.getByRole("region", { name: "What was ordered and paid" });
  await expect(card.getByText("90k TZS").first()).toBeVisible();
  await sales.focus();
  await expect(card.getByText("90,000.00 TZS")).toBeVisible();
  await expect(sales).toHaveAttribute("aria-valuetext", /: 90,000\.00 TZS, before 0\.00 TZS$/);
  await page.keyboard.press("ArrowLeft");
  await expect(sales).toHaveAttribute("aria-valuetext", /: 0\.00 TZS/);
  await expect(card.getByText(/^Sales · /)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(card.getByText(/^Sales · /)).toBeHidden();
  await sales.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await sales.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const end = [x + width - 3, y + height / 2] as const;
  await page.mouse.move(...end);
  await expect(card.getByText("90,000.00 TZS")).toBeVisible();
  await page.mouse.move(x, y - 60);
  await expect(card.getByText("90,000.00 TZS")).toBeHidden();
  await page.touchscreen.tap(...end);
  await expect(card.getByText("90,000.00 TZS")).toBeVisible();
  await page.touchscreen.tap(x, y - 60);
  await expect(card.getByText("90,000.00 TZS")).toBeHidden();
});

test("what does not arrive is said, and the rest of the home stands", async ({ page }) => {
  await openBusyShop(page);
  // Without live updates only the button reloads it.
  await page.route(/\/api\/events$/, (route) => route.abort());
  await page.route(/\/api\/sales-summary\?/, (route) =>
    route.fulfill({ status: 422, json: { detail: "Nothing today" } }),
  );
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("We could not load your orders")).toBeVisible();
  await expect(main.getByRole("link", { name: /New orders/ })).toBeVisible();
  await page.unroute(/\/api\/sales-summary\?/);
  await main.getByRole("button", { name: "Retry" }).click();
  await expect(main.getByRole("slider", { name: "Sales" })).toBeVisible();
  await expect(main.getByText("We could not load your orders")).toBeHidden();
});

test("after log-in the home waits for two answers in a row and no script, and nothing on it moves", async ({
  page,
}) => {
  const email = await openBusyShop(page);
  await page.context().clearCookies({ name: "access-token" });
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("neno la siri");
  // Typing takes longer than prefetching the page behind the form.
  await page.waitForFunction(() => {
    const asked = performance.getEntriesByType("resource");
    if (!asked.some(({ name }) => name.includes("/dashboard?_rsc="))) return false;
    return performance.now() - Math.max(...asked.map(({ startTime, duration }) => startTime + duration)) > 1_500;
  });
  // Not with `page.route`: it turns the prefetch cache off.
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", slow);
  const asked = new Map<Request, { start: number; end: number }>();
  page.on("request", (request) => asked.set(request, { start: Date.now(), end: Number.POSITIVE_INFINITY }));
  page.on("requestfinished", (request) => Object.assign(asked.get(request) ?? {}, { end: Date.now() }));
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput")) shifts.sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.locator("[data-row]").first()).toBeVisible();
  await expect(main.getByRole("slider")).toHaveCount(5);
  const kinds = [...asked.keys()].map((request) => request.resourceType());
  expect(kinds.filter((kind) => kind === "script" || kind === "document")).toEqual([]);
  const data = [...asked]
    .map(([request, times]) => ({ ...times, path: new URL(request.url()).pathname }))
    .filter(({ path }) => path.startsWith("/api/") && !/auth|events/.test(path));
  /** Length of the chain of requests, each sent after the response to the one before, that leads up to this one. */
  const depthOf = (one: { start: number }): number =>
    1 + Math.max(0, ...data.filter(({ end }) => end <= one.start).map(depthOf));
  const depths = new Map(data.toReversed().map((one) => [one.path.slice("/api/".length), depthOf(one)]));
  expect(Object.fromEntries(depths)).toEqual({
    ...{ user: 1, shop: 1, orders: 1, "sales-summary/attention": 1 },
    ...{ "sales-summary": 2, products: 2, "stock/summary": 2, chatflows: 2 },
  });
  await page.waitForTimeout(1_000);
  expect(await page.evaluate("shifts.sum")).toBeLessThan(0.02);
});
