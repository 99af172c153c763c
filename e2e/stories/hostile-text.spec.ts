import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { hostileStrings } from "../hostile/strings.ts";
import { Chat } from "../pages/chat.ts";
import { watch } from "../pages/hostile-page.ts";
import { cartLink } from "../pages/shopper.ts";

test.describe.configure({ timeout: 180_000 });

const perPage = 55;
const parts = Array.from({ length: Math.ceil(hostileStrings.length / perPage) }, (_, index) =>
  hostileStrings.slice(index * perPage, (index + 1) * perPage),
);
const short = (text: string, max: number) => text.slice(0, max);

type HostileShop = { slug: string; botId: string; token: string; productIds: string[] };

/** A shop in which every text a merchant writes is hostile: a product for each string, and one with a choice for each. */
async function openHostileShop(page: Page, baseURL: string, strings: string[]): Promise<HostileShop> {
  const { request } = page;
  const post = async (path: string, data: object, token?: string) => {
    const headers = { origin: baseURL, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const [first = "", second = ""] = strings;
  const email = `${randomUUID()}@duka.example`;
  const { token } = await post("/auth/sign-up", { name: first, email, password: "neno refu la siri" });
  const about = short(strings.join(" "), 500);
  const shop = await post(
    "/shop",
    { name: short(second, 80), category: "home", whatsapp_number: "0712345678", about },
    token,
  );
  const product = (name: string, rest: object) => post("/products", { name, category: "home", ...rest }, token);
  const variants = strings
    .slice(0, 50)
    .map((text, index) => ({ name: short(`${index} ${text}`, 80), price_minor: 100, stock: 5 }));
  const groups = [
    {
      name: short(first, 80),
      min: 0,
      max: 1,
      add_ons: strings.slice(0, 30).map((text) => ({ name: short(text, 80), price_minor: 1, stock: null })),
    },
  ];
  const full = await product(`Chaguo ${first}`, {
    variants,
    add_on_groups: groups,
    description: short(strings.join("\n"), 2_000),
  });
  for (const text of strings) await product(text, { price_minor: 100, stock: 5, description: text });
  const simple = await product(`Kikoi ${second}`, { price_minor: 100, stock: 50, description: first });
  return { slug: shop.slug, botId: shop.bot_id, token, productIds: [full.id, simple.id] };
}

const textOf = (page: Page) => page.evaluate(() => document.body.textContent ?? "");

async function order(request: APIRequestContext, link: string, baseURL: string, words: string) {
  const token = new URL(link).searchParams.get("token") ?? "";
  const shown = await (await request.get(`/api/api/v1/order?token=${token}`)).json();
  const customer = { name: short(words, 80), phone: "" };
  const answer = await request.post(`/api/api/v1/order?token=${token}`, {
    data: { ...shown, customer, note: short(words, 500) },
    headers: { origin: baseURL },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const [index, strings] of parts.entries()) {
  test(`hostile words of shops and customers stay words, part ${index + 1}`, async ({
    page,
    context,
    baseURL = "",
  }) => {
    const watched = await watch(page);
    const shop = await openHostileShop(page, baseURL, strings);
    const [first = "", second = ""] = strings;

    await page.goto(`/shops/${shop.slug}`);
    const shown = await textOf(page);
    expect(strings.filter((text) => !shown.includes(text.trim()))).toEqual([]);
    await watched.expectOnlyText();

    const chat = new Chat(page);
    await chat.open();
    for (let start = 0; start < strings.length; start += 11) {
      const box = page.getByPlaceholder(/Compose a message|Andika ujumbe/);
      await box.fill(short(strings.slice(start, start + 11).join(" "), 1_024));
      await box.press("Enter");
      await expect(page.getByText(/^(Typing|Anaandika)$/)).toHaveCount(0);
    }
    await chat.say("Kikoi");
    await chat.say("https://e.com/a_b_c");
    await expect(chat.log.locator('a[href="https://e.com/a_b_c"]')).toHaveCount(1);
    await watched.expectOnlyText();
    await page.reload();
    await chat.open();
    await watched.expectOnlyText();

    const link = await cartLink(page.request, { botId: shop.botId, product: "Kikoi", title: /^Kikoi/ });
    await page.goto(link);
    expect(await textOf(page)).toContain(second.trim());
    await watched.expectOnlyText();
    await order(page.request, link, baseURL, strings.slice(0, 3).join(" "));
    await page.reload();
    await watched.expectOnlyText();

    await context.addCookies([{ name: "access-token", value: shop.token, url: baseURL }]);
    for (const path of [
      "/dashboard",
      "/dashboard/products",
      `/dashboard/products/${shop.productIds[0]}`,
      "/dashboard/orders",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await watched.expectOnlyText();
    }
    expect(await textOf(page)).toContain(short(strings.slice(0, 3).join(" "), 80).trim().slice(0, 30));
    await page.goto(`/dashboard/products?search=${encodeURIComponent(first)}`);
    await page.waitForLoadState("networkidle");
    await watched.expectOnlyText();
  });
}

test("hostile addresses give pages made of the same parts as harmless ones", async ({ page }) => {
  await page.goto("/");
  const watched = await watch(page);
  const differing = await page.evaluate(
    async (strings) => {
      const addresses = [
        (text: string) => `/cart?token=${encodeURIComponent(text)}`,
        (text: string) => `/dashboard?auth=${encodeURIComponent(text)}`,
        (text: string) => `/?lang=${encodeURIComponent(text)}&q=${encodeURIComponent(text)}`,
        (text: string) => `/shops/${encodeURIComponent(text)}`,
        (text: string) => `/login?next=${encodeURIComponent(text)}`,
        (text: string) => `/${encodeURIComponent(text)}`,
      ];
      const partsOf = async (address: string) => {
        const html = await (await fetch(address)).text();
        const counts: Record<string, number> = {};
        for (const element of new DOMParser().parseFromString(html, "text/html").querySelectorAll("*")) {
          // How many scripts a page's data is cut into depends on how long it is.
          if (element.localName !== "script") counts[element.localName] = (counts[element.localName] ?? 0) + 1;
          for (const { name } of element.attributes) if (name.startsWith("on")) counts[name] = (counts[name] ?? 0) + 1;
        }
        return JSON.stringify(counts);
      };
      const wrong: string[] = [];
      for (const [at, addressOf] of addresses.entries()) {
        const harmless = await partsOf(addressOf("harmless-text"));
        for (const text of strings.filter((_, index) => index % addresses.length === at))
          if ((await partsOf(addressOf(text))) !== harmless) wrong.push(addressOf(text));
      }
      return wrong;
    },
    hostileStrings.map((text) => text.replaceAll(/[\\/]/g, "-")),
  );
  expect(differing).toEqual([]);
  const [one = "", two = ""] = hostileStrings;
  for (const path of [
    `/cart?token=${encodeURIComponent(one)}`,
    `/dashboard?auth=${encodeURIComponent(two)}`,
    `/login?next=javascript:__xss()`,
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await watched.expectOnlyText();
  }
});

test("a hostile shop's chat on somebody else's page brings only text there", async ({
  page,
  request,
  baseURL = "",
}) => {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  const site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1><script src="${baseURL}/widget.js" data-bot="${shop.bot_id}" async></script>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const watched = await watch(page);
  const hostileTheme = Object.fromEntries(
    [
      "primaryColor",
      "secondaryColor",
      "borderColor",
      "fontSize",
      "sentBoxBg",
      "chatboxBg",
      "title",
      "height",
      "width",
      "bubbleTitle",
      "bubbleSubTitle",
    ].map((name, at) => [name, hostileStrings[hostileStrings.length - 1 - at * 7] ?? ""]),
  );
  await page.route("**/unauthenticated", (route) =>
    route.fulfill({ json: { theme_config: hostileTheme }, headers: { "access-control-allow-origin": "*" } }),
  );
  const said = hostileStrings.slice(0, 60).map((text) => ({ send_message: text }));
  const buttons = {
    type: "button",
    body: { text: hostileStrings[1] },
    action: {
      buttons: hostileStrings.slice(0, 3).map((title, id) => ({ type: "reply", reply: { id: String(id), title } })),
    },
  };
  await page.route("**/plugin/conversation/**", (route) =>
    route.fulfill({
      json: { message: "", actions: [...said, { send_reply_button: buttons }], next_state: "x", response: [] },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  try {
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    const chat = new Chat(page);
    await chat.open();
    await chat.say("Hello");
    await expect(chat.log.getByText(hostileStrings[0] ?? "", { exact: true }).first()).toBeVisible();
    const shown = await chat.log.evaluate((log) => log.textContent ?? "");
    expect(hostileStrings.slice(0, 28).filter((text) => !shown.includes(text.trim()))).toEqual([]);
    await watched.expectOnlyText();
  } finally {
    site.close();
  }
});
