import { chatWindowTheme } from "@mauzo/chat-widget/core/theme/chat-window-theme";
import { fontStack } from "@mauzo/chat-widget/core/theme/font-stack";
import { defaultLauncherStyle, readLauncherStyle } from "@mauzo/chat-widget/core/theme/launcher-style";
import { launcherTheme } from "@mauzo/chat-widget/core/theme/launcher-theme";
import { expect, test } from "@playwright/test";
import { serveBlog } from "../pages/embedding-pages/serve-blog.ts";
import { detectInjection } from "../pages/hostile/detect-injection.ts";
import { hostileTheme, themeTitle } from "../pages/hostile/hostile-theme.ts";
import { everyHostileString, hostileStrings } from "../pages/hostile/strings.ts";

test("of a hostile text no key of a theme takes anything but its title", () => {
  const plain = { ...chatWindowTheme({}), ...launcherTheme({}) };
  const font = fontStack(undefined, "serif");
  const look = (theme: Record<string, string>) =>
    JSON.stringify({ ...chatWindowTheme(theme), ...launcherTheme(theme) });
  const wrong = everyHostileString.flatMap((text) => {
    const said = themeTitle(text);
    const kept = JSON.stringify({ ...defaultLauncherStyle, sizePx: text, placement: text });
    const isTaken = [text, kept].some((stored) => readLauncherStyle(() => stored) !== defaultLauncherStyle);
    const keys = Object.keys(hostileTheme(text)).filter((key) => {
      const words = /title$/i.test(key) && { [key]: said };
      return look({ [key]: text }) !== JSON.stringify({ ...plain, ...words });
    });
    return keys.length > 0 || isTaken || fontStack(text, "serif") !== font ? [`${text}: ${keys}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("nor does the chat on a page", async ({ page, request, baseURL }) => {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  const host = await serveBlog({ site: baseURL ?? "", botId: shop.bot_id });
  const watched = await detectInjection(page);
  try {
    await page.clock.install();
    await page.goto(host.url);
    await page.getByRole("button", { name: "Open chat" }).hover();
    await expect(page.locator("#title")).not.toBeEmpty();
    await page.clock.fastForward(6_000);
    await expect(page.locator(".words")).toBeVisible();
    const wrong = await page.evaluate(
      (themes) => {
        const host = document.querySelector<HTMLElement>("mauzo-chat");
        const find = (selector: string) => host?.shadowRoot?.querySelector<HTMLElement>(selector);
        const looks = () =>
          [host, find(".launcher"), find(".box")]
            .map((part) => [part?.getAttribute("style"), ...Object.values({ ...part?.dataset })].join())
            .join();
        const wear = Object(window).Mauzo.updateTheme;
        wear({});
        const plain = looks();
        return themes.flatMap(({ theme, title }) => {
          wear(theme);
          const said = ["#title", ".words b", ".words span"].map((selector) => find(selector)?.textContent);
          const isPlain = looks() === plain && said.every((text) => text === title);
          return [...(isPlain ? [] : [title]), ...Object(window).foreignParts()];
        });
      },
      hostileStrings.map((text) => ({ theme: hostileTheme(text), title: themeTitle(text) })),
    );
    expect(wrong).toEqual([]);
    await watched.expectOnlyText();
  } finally {
    host.stop();
  }
});
