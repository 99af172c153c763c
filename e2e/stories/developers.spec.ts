import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";
import { demoCartLink } from "../pages/shopper.ts";

const run = promisify(execFile);
const samples = path.resolve(import.meta.dirname, "../../apps/web/src/sections/developers/samples");
const programs = { "curl.sh": "bash", "javascript.mjs": process.execPath, "python.py": "python3" };
const email = "demo@mauzo.example";

/** What each sample prints when it works. */
const prints = {
  "read-shop": /Kanga Mawio/,
  "list-orders": /[0-9A-Z]{5}-[0-9A-Z]{5}/,
  "add-product": /Kikoi Pwani/,
  "talk-to-bot": /karibu/i,
};

test("every sample of the documentation runs as it stands there", async ({ request, page, baseURL }) => {
  const session = await request.post("/api/auth/log-in", {
    data: { email, password: "karibu-mauzo" },
    headers: { origin: baseURL ?? "" },
  });
  const { token } = await session.json();
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  const env = {
    ...process.env,
    MAUZO_API: `${baseURL}/api`,
    MAUZO_SHOP: "demo",
    MAUZO_BOT: shop.bot_id,
    MAUZO_TOKEN: token,
  };
  const { search } = new URL(await demoCartLink(request));
  const held = await (await request.get(`/api/v1/order${search}`)).json();
  await request.post(`/api/v1/order${search}`, { data: { products: held.products } });
  await page.goto("/for-developers");
  const shown = await page.locator("[data-code] code").allTextContents();
  for (const [name, printed] of Object.entries(prints)) {
    for (const [file, program] of Object.entries(programs)) {
      const sample = path.join(samples, name, file);
      expect.soft(shown, `${name}/${file} is on the page`).toContain(readFileSync(sample, "utf8").trimEnd());
      const { stdout } = await run(program, [sample], { env });
      expect.soft(stdout, `${name}/${file}`).toMatch(printed);
    }
  }
  const headers = { authorization: `Bearer ${token}` };
  const added = await (await request.get("/api/products?search=Kikoi%20Pwani", { headers })).json();
  expect(added.items).toHaveLength(Object.keys(programs).length);
  for (const { id } of added.items) await request.post(`/api/products/${id}/archive`, { headers });
});

for (const [language, button] of [
  ["en", "Ask the shop"],
  ["sw", "Uliza duka"],
] as const) {
  test(`the lines to embed work on another site, in ${language}`, async ({ page, request, baseURL }) => {
    const { shop } = await (await request.get("/api/public/shops/demo")).json();
    const read = (file: string) => readFileSync(path.join(samples, "embed", file), "utf8");
    const line = read("line.html")
      .replace("https://mauzo.example", baseURL ?? "")
      .replace("BOT-ID", shop.bot_id);
    const site = createServer((_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><html lang="${language}"><title>Blog</title>${line}${read(`${language}/button.html`)}`,
      );
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const address = site.address();
    try {
      await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
      await page.waitForFunction(() => "Mauzo" in window);
      await page.getByRole("button", { name: button }).click();
      await expect(new Chat(page).log).toBeVisible();
    } finally {
      site.close();
    }
  });
}

test("the reference knows every call of the API, finds it and opens it", async ({ page, request }) => {
  const { paths } = await (await request.get("/api/openapi.json")).json();
  await page.goto("/for-developers#get-orders");
  await expect(page.locator("#get-orders")).toHaveAttribute("open", "");
  const listed = await page
    .locator("[data-call] summary")
    .evaluateAll((summaries) =>
      summaries.map(
        (summary) => `${summary.querySelector("span")?.textContent} ${summary.querySelector("code")?.textContent}`,
      ),
    );
  const mounted = Object.entries<object>(paths).flatMap(([at, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`),
  );
  expect(mounted.filter((call) => !listed.includes(call))).toEqual([]);
  await page.getByRole("searchbox").fill("orders lines history");
  await expect(page.getByRole("status").filter({ hasText: "Calls that fit: 1" })).toBeVisible();
  await expect(page.locator("#get-products")).toBeHidden();
});

test("the widget on the page loads when it is asked for", async ({ page }) => {
  const conversations: string[] = [];
  page.on("request", (sent) => /\/plugin\//.test(sent.url()) && conversations.push(sent.url()));
  await page.goto("/for-developers");
  await expect(page.locator("[data-live]:not([data-asleep])")).toBeVisible();
  const before = conversations.length;
  await page.getByRole("button", { name: "Load the chat" }).click();
  await expect(page.locator("main mauzo-chat").getByRole("textbox")).toBeVisible();
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await topOf("main mauzo-chat section")) - (await topOf("main mauzo-chat"))).toBe(0);
  expect(conversations.length).toBeGreaterThan(before);
});
