import { chromium } from "@playwright/test";

const base = "http://localhost:4900";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const api = async (method, path, body, token) => {
  const r = await fetch(`http://127.0.0.1:4903${path}`, {
    method,
    headers: { "content-type": "application/json", origin: base, ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return r.json();
};
const { token, ...rest } = await api("POST", "/auth/log-in", { email: "demo@mauzo.example", password: "karibu-mauzo" });
if (!token) console.log(rest);
const slug = "demo";
const { items } = await api("GET", "/products?limit=20&status=published", undefined, token);
const n = Number(process.argv[2] ?? 0);
for (let i = 0; i < n; i++) {
  const p = await api("GET", `/products/${items[i % 6].id}`, undefined, token);
  const v = p.variants.find((x) => x.stock > 3) ?? p.variants[0];
  const link = await api("POST", `/public/shops/${slug}/cart`, {
    language: "sw",
    lines: [{ product_id: p.id, variant_id: v.id, quantity: 1 + (i % 2), price_minor: v.price.minor }],
  });
  const t = new URL(link.url).searchParams.get("token");
  const c = await api("GET", `/api/v1/order?token=${t}`);
  c.customer = { name: ["Neema Mushi", "Baraka Juma", "Asha Ali"][i % 3], phone: `07541112${10 + i}` };
  console.log(await api("POST", `/api/v1/order?token=${t}`, c));
}
const shot = async (name, width, height, language, dark, go) => {
  const ctx = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    hasTouch: width < 500,
    isMobile: width < 500,
    locale: language === "sw" ? "sw-TZ" : "en",
  });
  await ctx.addCookies([
    { name: "language", value: language, url: base },
    { name: "access-token", value: token, url: base },
  ]);
  const page = await ctx.newPage();
  await page.goto(`${base}/dashboard?auth=Login`);
  try {
    await page.getByLabel(/E-mail|Barua pepe/).fill("demo@mauzo.example", { timeout: 4000 });
    await page.getByLabel(/^(Password|Nenosiri)$/).fill("karibu-mauzo");
    await page.getByRole("button", { name: /^(Log in|Ingia)$/ }).click();
    await page.waitForURL(/dashboard(?!\?auth)/, { timeout: 15000 });
  } catch {}
  await go(page, language);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: false });
  await ctx.close();
};
await import("node:fs").then((fs) => fs.mkdirSync("/tmp/shots", { recursive: true }));
const which = process.argv[3] ?? "";
const steps = {
  list: async (p) => {
    await p.goto(`${base}/dashboard/orders`);
    await p.waitForSelector("a[href*=order-info]");
    await p.waitForTimeout(800);
  },
  info: async (p) => {
    await p.goto(`${base}/dashboard/orders`);
    await p.locator("a[href*=order-info]").first().click();
    await p.waitForSelector("text=/Historia|History/");
    await p.waitForTimeout(800);
  },
  pay: async (p) => {
    await steps.info(p);
    await p.getByRole("button", { name: /Record payment|Andika malipo/ }).click();
    await p.waitForTimeout(600);
  },
  bulk: async (p) => {
    await steps.list(p);
    await p.locator("input[type=checkbox]").nth(1).check({ force: true });
    await p.getByRole("button", { name: /Change status|Badilisha hali/ }).click();
    await p.waitForTimeout(500);
  },
};
for (const s of which.split(",").filter(Boolean)) {
  await shot(`${s}-360-sw-dark`, 360, 780, "sw", true, steps[s]).catch((e) => console.log(s, e.message.split("\n")[0]));
  await shot(`${s}-1280-en`, 1280, 860, "en", false, steps[s]).catch((e) => console.log(s, e.message.split("\n")[0]));
}
await browser.close();
