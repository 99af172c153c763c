import { isConfig, isTest, packageOf } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

/** What the source of a package may import; `others` lists the third-party packages, or allows any. */
type Reach = { own: readonly string[]; others: readonly string[] | "any" };

const reaches: Readonly<Record<string, Reach>> = {
  "packages/permissions": { own: [], others: [] },
  "packages/contract": { own: ["permissions"], others: ["zod"] },
  "packages/api-client": { own: ["contract"], others: ["ky", "@tanstack/react-query", "zod"] },
  "packages/sdk": { own: ["api-client", "contract"], others: ["node:child_process", "node:fs", "node:path"] },
  "packages/api-mock": { own: ["contract"], others: "any" },
  "packages/format": { own: [], others: "any" },
  "packages/selling": { own: ["contract"], others: [] },
  "packages/channels": { own: ["contract", "format"], others: ["sms-segments-calculator"] },
  "packages/chatflow": { own: ["channels", "contract", "format", "selling"], others: ["zod"] },
  "packages/qr-code": { own: [], others: "any" },
  "packages/order-documents": { own: ["format"], others: "any" },
  "packages/layers": { own: [], others: [] },
  "packages/ui": { own: ["layers"], others: "any" },
  "packages/ways-to-pay": { own: ["contract", "format"], others: "any" },
  "packages/product-cards": { own: ["contract", "format", "selling", "ui"], others: "any" },
  "packages/chat-widget": { own: ["api-client", "contract", "format", "layers"], others: "any" },
};
const everyPackage = Object.keys(reaches)
  .map((path) => path.slice("packages/".length))
  .filter((name) => name !== "api-mock");
const forApps: Reach = { own: everyPackage, others: "any" };
/** Tests may start what the launcher starts, break it, answer in the API's place, and ask the stand-ins. */
const forTests = ["launch", "faults", "api-mock", "sandbox"];
const forTooling: Reach = { own: [], others: "any" };

function reachOf(home: string): Reach | undefined {
  if (home.startsWith("apps/")) return forApps;
  if (home.startsWith("tooling/")) return forTooling;
  return home === "e2e" ? { own: ["contract", "chat-widget", "launch", "page-weight"], others: "any" } : reaches[home];
}

const nameOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
const list = (names: readonly string[]) => (names.length > 0 ? names.join(", ") : "nothing");

/** Imports between packages and apps go one way: apps → packages, and between packages as docs/house.md lists. */
export const packages: Law = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const home = packageOf(path);
    if (!home) return [];
    const reach = reachOf(home);
    if (!reach)
      return path.includes("/src/")
        ? [
            {
              file: path,
              line: 1,
              message: `${home} has no row in the law of arrows: add it here and to docs/house.md`,
            },
          ]
        : [];
    const isOutside = isTest(path) || isConfig(path);
    return imports.flatMap(({ specifier, line }) => {
      if (specifier.startsWith(".")) return [];
      const own = /^@mauzo\/([\w-]+)/.exec(specifier)?.[1];
      if (own) {
        if (reach.own.includes(own) || home.endsWith(`/${own}`) || (isOutside && forTests.includes(own))) return [];
        return [
          {
            file: path,
            line,
            message: `${home} may not import @mauzo/${own}; of ours it may import: ${list(reach.own)}`,
          },
        ];
      }
      if (isOutside || reach.others === "any" || reach.others.includes(nameOf(specifier))) return [];
      return [
        {
          file: path,
          line,
          message: `${home} may not import ${nameOf(specifier)}; of others it may import: ${list(reach.others)}`,
        },
      ];
    });
  });
