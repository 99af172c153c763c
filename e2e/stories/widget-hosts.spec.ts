import { expect, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";
import { bundleReactPage } from "../pages/embedding-pages/bundle-react-page.ts";
import { type EmbeddingPage, modern } from "../pages/embedding-pages/embedding-page.ts";
import { libraryPages } from "../pages/embedding-pages/library-pages.ts";
import { oddPages } from "../pages/embedding-pages/odd-pages.ts";
import { computedStyles, globals, launcherPlaces, markup } from "../pages/embedding-pages/page-state.ts";
import { type PageServer, serveEmbeddingPages } from "../pages/embedding-pages/serve-embedding-pages.ts";
import { strictCspPages } from "../pages/embedding-pages/strict-csp-pages.ts";

const otherBot = "00000000-0000-4000-8000-000000000000";
const twoBots: EmbeddingPage = {
  name: "the lines of two bots",
  html: ({ chat, site, isWith }) =>
    modern(chat("") + (isWith ? `<script src="${site}/widget.js" data-bot="${otherBot}"></script>` : "")),
};
const hostsOf = (botId: string): EmbeddingPage[] => [...strictCspPages(botId), ...oddPages, twoBots, ...libraryPages];

let hosts: PageServer;
test.beforeAll(async ({ request, baseURL }) => {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  const files = new Map([...(await bundleReactPage("18")), ...(await bundleReactPage("19"))]);
  hosts = await serveEmbeddingPages(hostsOf(shop.bot_id), { site: baseURL ?? "", botId: shop.bot_id, files });
});
test.afterAll(() => hosts.stop());

for (const [index, { name, leave, globals: names = ["Mauzo"] }] of hostsOf("").entries()) {
  test(`the chat works on a page that knows nothing of it, and changes nothing there: ${name}`, async ({
    page,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => {
      const isKnown = [hosts.url, baseURL].includes(new URL(request.url()).origin);
      if (!isKnown || request.url().includes(otherBot)) problems.push(request.url());
    });

    await page.goto(`${hosts.url}/${index}/without`);
    await expect(page.locator("h1")).toBeAttached();
    const before = { looks: await page.evaluate(computedStyles), markup: await page.evaluate(markup) };
    const globalsBefore = await page.evaluate(globals);
    const withoutChat = problems.splice(0);

    await page.goto(`${hosts.url}/${index}`);
    const launcher = page.getByRole("button", { name: /^(Open chat|Fungua mazungumzo)/ });
    await expect(launcher).toBeVisible();
    // Hovering loads the rest of the chat, so the test does not wait until the page is idle.
    const [places] = await Promise.all([page.evaluate(launcherPlaces), launcher.hover()]);
    expect(places).toHaveLength(1);
    await expect(page.locator("mauzo-chat")).toHaveCount(1);

    const chat = new Chat(page);
    await chat.open();
    await chat.say("Habari");
    await expect(chat.log.getByText(/karibu Duka la Mwanzi/)).toBeVisible();
    expect(await page.evaluate(computedStyles)).toEqual(before.looks);
    const added = (await page.evaluate(globals)).filter((one) => !globalsBefore.includes(one));
    expect(added).toEqual(names);

    if (leave) await page.getByRole("button", { name: leave.button }).dispatchEvent("click");
    else await page.evaluate("Mauzo.destroy()");
    await expect(page.locator("mauzo-chat")).toHaveCount(0);
    await expect.poll(() => page.evaluate(markup)).toBe(before.markup);
    expect(await page.evaluate(globals)).toEqual(globalsBefore);
    expect(problems.filter((text) => !/favicon/.test(text) && !withoutChat.includes(text))).toEqual([]);
  });
}
