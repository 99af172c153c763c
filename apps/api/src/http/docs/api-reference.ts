import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Scalar } from "@scalar/hono-api-reference";
import type { Hono } from "hono";
import { compress } from "hono/compress";

/**
 * Allows only our own content: the reference's script and styles carry this response's nonce, and it calls only this
 * host.
 */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * The API reference: for programs at `/openapi.json`, for people at `/docs` (`/api/docs` through the site). Its URLs
 * are relative, so that both work.
 */
export function apiReferenceRoutes(app: Hono, openApi: object): void {
  app.get("/openapi.json", (c) => c.json(openApi));
  const bundle = new URL("browser/standalone.js", import.meta.resolve("@scalar/api-reference"));
  app.get("/docs/scalar.js", compress(), async (c) =>
    c.body(await readFile(bundle), 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
  app.get("/docs", async (c, next) => {
    const nonce = randomBytes(16).toString("base64url");
    c.header("content-security-policy", policyOf(nonce));
    c.header("cache-control", "no-store");
    return Scalar({
      pageTitle: "Mauzo API",
      url: "openapi.json",
      cdn: "docs/scalar.js",
      nonce,
      theme: "default",
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: "never",
      hideClientButton: true,
      defaultOpenFirstTag: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    })(c, next);
  });
}
