import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sealPage } from "./seal-page.ts";

const before = '<script data-before-paint="">let a=1</script>';
const site = '<script type="text/plain" data-after-paint="/site.js?v=1"></script>';
const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
const react =
  '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"Habari"])</script>';
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const seal = (page: string, keepsReact = false) =>
  sealPage(page, { readSheet: async () => "", inlinesStyles: true, keepsReact });

it("takes React out of a page, and nothing else", async () => {
  const text = "<main>Habari</main>";
  expect((await seal(hint + before + site + text + data + react)).html).toBe(before + site + text + data);
});
it("names the styles of the page in the policy, and allows no other", async () => {
  const { policy } = await seal(`<style>p{top:0}</style>${before}`);
  expect(policy).toContain(`style-src 'self' ${hash("p{top:0}")};`);
  expect(policy).not.toContain("unsafe");
});
it("names every inline script that stays in the policy, and no other", async () => {
  const { policy } = await seal(before + data + react);
  expect(policy).toContain(hash("let a=1"));
  expect(policy).not.toContain(hash('self.__next_f.push([1,"Habari"])'));
});
it("leaves a page whole that asks for React, and lets its scripts run", async () => {
  const { html, policy } = await seal(hint + before + react, true);
  expect(html).toBe(hint + before + react);
  expect(policy).toContain(hash('self.__next_f.push([1,"Habari"])'));
});
