import { expect, test } from "@playwright/test";
import { detectInjection } from "../pages/hostile/detect-injection.ts";
import { hostileAddresses, packed, showsAll } from "../pages/hostile/strings.ts";

/** The longest text of which one address can still hold eleven. */
const texts = packed(300);
const routes = [
  ...[
    "/",
    "/sw",
    "/shops",
    "/shops/demo",
    "/contact-us",
    "/qr-code",
    "/customize-qr",
    "/for-developers",
    "/cart",
    "/login",
    "/dashboard",
    "/dashboard/orders",
  ],
  ...["/forgot-password", "/reset-password", "/reset-password/confirm-email", "/reset-password/finish-sign-up"],
  "/invite",
];
const names = [
  "q",
  "place",
  "category",
  "number",
  "text",
  "token",
  "auth",
  "lang",
  "language",
  "from",
  "next",
  "return",
  "redirect",
  "search",
  "problem",
  "status",
];
const withQuery = (route: string, text: string) =>
  `${route}?${new URLSearchParams(names.map((name) => [name, text]))}#${encodeURIComponent(text)}`;
const withPart = (route: string, text: string) => `${route}/${encodeURIComponent(text)}`.replace("//", "/");

test("an address brings nothing but text into the page that answers it", async ({ page }) => {
  const watched = await detectInjection(page);
  await page.goto("/shops");
  await watched.expectOnlyTextAt(
    routes.flatMap((route, place) => [
      ...texts.map((text) => withQuery(route, text)).filter((_, index) => index % 6 === place % 6),
      ...[...texts, ...hostileAddresses]
        .map((text) => withPart(route, text))
        .filter((_, index) => index % 6 === place % 6),
    ]),
  );
  await watched.expectOnlyText();
});

test("nor when the page is awake", async ({ page, baseURL }) => {
  const watched = await detectInjection(page);
  for (const [index, route] of routes.entries()) {
    const paths = [withQuery(route, texts[index % texts.length] ?? ""), withPart(route, hostileAddresses[index] ?? "")];
    for (const path of paths.filter((_, method) => showsAll || method === index % 2)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await watched.expectOnlyText();
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
  }
});

test("after log-in nobody is led away", async ({ page, context, request, baseURL }) => {
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  const answer = await request.post("/api/auth/log-in", { data, headers: { origin: baseURL ?? "" } });
  const { token } = await answer.json();
  await context.addCookies([{ name: "access-token", value: token, url: baseURL ?? "" }]);
  const watched = await detectInjection(page);
  for (const from of [
    "javascript:__xss()",
    "//evil.example/dashboard",
    "/\\evil.example/dashboard",
    "/dashboard\\@evil.example",
    "/dashboard//evil.example",
    "https://evil.example/dashboard",
  ]) {
    await page.goto(`/login?from=${encodeURIComponent(from)}&next=${encodeURIComponent(from)}`);
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await watched.expectOnlyText();
  }
});
