import { request as send } from "node:http";
import { type APIRequestContext, type APIResponse, expect, test } from "@playwright/test";
import { demoCartLink } from "../pages/shopper.ts";
import { type PageRow, pages } from "../shots/pages.ts";

const logIn = async (request: APIRequestContext, origin: string): Promise<string> => {
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  return (await (await request.post("/api/auth/log-in", { data, headers: { origin } })).json()).token;
};

/** Addresses of all pages, with ids from the demo shop. */
async function everyAddress(request: APIRequestContext, token: string): Promise<{ row: PageRow; path: string }[]> {
  const first = async (what: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await request.get(`/api/${what}?limit=1`, { headers })).json()).items[0]?.id;
  };
  const cart = new URL(await demoCartLink(request));
  const facts = { product: await first("products"), order: await first("orders"), cart: cart.pathname + cart.search };
  return pages.flatMap((row) => {
    const path = row.at ? row.at(facts) : row.route;
    return path === undefined ? [] : [{ row, path }];
  });
}

type Head = { status: number; headers: Record<string, string> };

/** Requests a path exactly as written: browsers and other clients normalise it first. */
const ask = (origin: string, path: string) =>
  new Promise<Head>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    send({ hostname, port, path, agent: false }, (answer) => {
      answer.resume();
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headers) }));
    })
      .on("error", reject)
      .end();
  });

/** A policy as directives with their sources. */
const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function expectKeptInPlace(path: string, answer: APIResponse) {
  const headers = answer.headers();
  expect
    .soft(
      {
        sniff: headers["x-content-type-options"],
        frame: headers["x-frame-options"],
        opener: headers["cross-origin-opener-policy"],
        by: headers["x-powered-by"],
        https: headers["strict-transport-security"],
      },
      path,
    )
    .toEqual({ sniff: "nosniff", frame: "DENY", opener: "same-origin", by: undefined, https: "max-age=31536000" });
  expect
    .soft(["same-origin", "no-referrer", "strict-origin-when-cross-origin"], path)
    .toContain(headers["referrer-policy"]);
  expect.soft(policyOf(headers)["frame-ancestors"], path).toEqual(["'none'"]);
}

test("every page says what may run on it, who may frame it and what it tells others", async ({ request, baseURL }) => {
  const token = await logIn(request, baseURL ?? "");
  for (const { row, path } of await everyAddress(request, token)) {
    const cookie: Record<string, string> = row.signedIn ? { cookie: `access-token=${token}` } : {};
    const [answer, again] = [
      await request.get(path, { headers: cookie }),
      await request.get(path, { headers: cookie }),
    ];
    expectKeptInPlace(path, answer);
    const policy = policyOf(answer.headers());
    expect
      .soft([policy["default-src"], policy["object-src"], policy["base-uri"], policy["form-action"]], path)
      .toEqual([["'self'"], ["'none'"], ["'none'"], ["'self'"]]);
    const scripts = policy["script-src"] ?? [];
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", "*", "https:", "data:", "blob:"]) {
      expect.soft(scripts, path).not.toContain(loose);
      expect.soft(policy["style-src"], path).not.toContain(loose);
    }
    const nonces = [answer, again].map(
      (one) => /'nonce-([^']{22,})'/.exec(one.headers()["content-security-policy"] ?? "")?.[1],
    );
    if (row.app !== "cart")
      expect
        .soft(
          scripts.some((source) => source.startsWith("'sha256-")),
          path,
        )
        .toBe(true);
    else expect.soft(nonces[0] !== undefined && nonces[0] !== nonces[1], `${path} has a nonce of its own`).toBe(true);
    // Pages of one person must not be cached on the way. The back-office's are the same for everybody, but the address
    // does not say in which language: only the browser may keep them, and asks each time.
    if (row.app === "cart") expect.soft(answer.headers()["cache-control"], path).toContain("no-store");
    if (row.app === "dashboard")
      expect
        .soft(answer.headers()["cache-control"], path)
        .toBe(answer.status() === 404 ? "no-store" : "private, no-cache");
    // The address of a cart, a reset or an invite contains an lookup key.
    if (row.app !== "web")
      expect.soft(["same-origin", "no-referrer"], path).toContain(answer.headers()["referrer-policy"]);
    expect.soft(answer.headers()["set-cookie"], path).toBeUndefined();
    expect.soft(await answer.text(), path).not.toContain(token);
  }
});

test("an address that nobody gave out gets a page with a policy, and leads to no other site", async ({ baseURL }) => {
  const odd = [
    "duka.la",
    "a.js",
    "%E0%A4%A",
    "50%",
    "a%2Fb",
    "..%2f..%2fapi",
    "%2F%2Fevil.example",
    "%5c%5cevil.example",
  ];
  const roots = ["", "/sw", "/shops", "/sw/shops", "/cart", "/login", "/dashboard", "/dashboard/products", "/invite"];
  const paths = roots.flatMap((root) => [...odd, "javascript:alert(1)"].map((part) => `${root}/${part}`));
  for (const path of [...paths, "*"]) {
    const answer = await ask(baseURL ?? "", path);
    expect.soft(answer.headers["content-type"], path).toContain("text/html");
    expect.soft([200, 404], path).toContain(answer.status);
    if (answer.status === 404) expect.soft(answer.headers["cache-control"], path).toContain("no-store");
    expect.soft(answer.headers["x-frame-options"], path).toBe("DENY");
    const policy = policyOf(answer.headers);
    expect.soft(policy["frame-ancestors"], path).toEqual(["'none'"]);
    expect.soft(policy["script-src"]?.join(" "), path).toMatch(/'(nonce-|sha256-)[^']{22,}'/);
    expect.soft(policy["script-src"], path).not.toContain("'unsafe-inline'");
  }
  const slashes = [
    "//",
    "//[",
    "//a:b",
    "//evil.example",
    "//evil.example/",
    "/\\evil.example",
    "/%09/evil.example/",
    "//evil.example/%2e%2e/",
  ];
  for (const path of roots.flatMap((root) => slashes.map((part) => root + part))) {
    const { status, headers } = await ask(baseURL ?? "", path);
    expect.soft(status, path).toBeLessThan(500);
    expect.soft(new URL(headers.location ?? "", `${baseURL}/`).host, path).toBe(new URL(baseURL ?? "").host);
  }
});

test("every answer of the API runs nothing, and nobody keeps it", async ({ request, baseURL }) => {
  const token = await logIn(request, baseURL ?? "");
  const document = await (await request.get("/api/openapi.json")).json();
  const paths = Object.entries<Record<string, unknown>>(document.paths)
    .filter(([path, methods]) => "get" in methods && !/events/.test(path))
    .map(([path]) => `/api${path.replace(/\{\w+\}/g, "00000000-0000-7000-8000-000000000000")}`);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of [...paths, "/api/nothing", "/api/openapi.json"]) {
    const callers: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }];
    for (const headers of callers) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect.soft(answer.status(), path).toBeLessThan(500);
      expectKeptInPlace(path, answer);
      expect.soft(policyOf(answer.headers())["default-src"], path).toEqual(["'none'"]);
      expect.soft(answer.headers()["cache-control"], path).toContain("no-store");
      expect.soft(answer.headers()["referrer-policy"], path).toBe("no-referrer");
      expect.soft(answer.headers()["set-cookie"], path).toBeUndefined();
    }
  }
});

test("the session's cookie is no script's, and no other site's", async ({ request, baseURL }) => {
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  const answer = await request.post("/api/auth/log-in", { data, headers: { origin: baseURL ?? "" } });
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  // The session cookie, and the one that recognises the device.
  expect(cookies).toHaveLength(2);
  for (const { value } of cookies) {
    expect(value).toMatch(/; HttpOnly/i);
    expect(value).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(value).not.toMatch(/; Domain=/i);
  }
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("no text becomes markup in the back-office, whoever asks for it", async ({ page }) => {
  await page.goto("/login");
  const attempt = page.evaluate(() => {
    document.createElement("div").innerHTML = "<img src=x>";
  });
  await expect(attempt).rejects.toThrow("TrustedHTML");
  const script = page.evaluate(() => {
    document.createElement("script").src = "https://evil.example/a.js";
  });
  await expect(script).rejects.toThrow("TrustedScriptURL");
});
