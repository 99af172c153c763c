import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
const tokens = (block: string) =>
  new Map([...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
const [lightCss = "", darkCss = ""] = css.split("@variant dark {");
const light = tokens(lightCss);
const themes = { light, dark: new Map([...light, ...tokens(darkCss)]) };

/** Every pair of text and background colours that the components use. */
const texts: Record<string, string[]> = {
  ink: ["paper", "card", "sunken", "accent-soft", "primary-soft", "line"],
  paper: ["ink"],
  muted: ["paper", "card", "sunken"],
  primary: ["paper", "card", "primary-soft"],
  "primary-strong": ["paper", "card", "sunken", "primary-soft"],
  info: ["paper", "card", "info-soft"],
  danger: ["paper", "card"],
  "danger-strong": ["card", "danger-soft"],
  "on-primary": ["primary", "primary-strong"],
  "on-accent": ["accent", "accent-strong"],
  "on-info": ["info", "info-strong"],
  "on-danger": ["danger", "danger-strong"],
  "on-night": ["night", "night-soft"],
  "on-night-muted": ["night"],
};
/** Outlines of controls and focus rings need 3:1 (WCAG 1.4.11). */
const outlines: Record<string, string[]> = {
  "line-strong": ["paper", "card"],
  info: ["paper", "card"],
  primary: ["card"],
  warning: ["paper", "card"],
  progress: ["paper", "card"],
};

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
const cases = (pairs: Record<string, string[]>) =>
  Object.entries(themes).flatMap(([theme, colors]) =>
    Object.entries(pairs).flatMap(([front, backs]) => backs.map((back) => ({ theme, colors, front, back }))),
  );

it.each(cases(texts))("$theme: $front on $back reads at 4.5:1", ({ colors, front, back }) => {
  expect(contrast(colors.get(front) ?? "", colors.get(back) ?? "")).toBeGreaterThanOrEqual(4.5);
});

it.each(cases(outlines))("$theme: $front beside $back shows at 3:1", ({ colors, front, back }) => {
  expect(contrast(colors.get(front) ?? "", colors.get(back) ?? "")).toBeGreaterThanOrEqual(3);
});
