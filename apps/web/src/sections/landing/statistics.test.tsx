import { type Answer, mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { type Statistics as Figures, statistics } from "@mauzo/contract/insights/statistics";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it, vi } from "vitest";
import { en } from "../../i18n/messages/en.ts";
import { Statistics } from "./statistics.tsx";

vi.stubEnv("API_ORIGIN", "http://api.example");
vi.stubEnv("STATISTICS_FROM_ORDERS", "0");
afterAll(() => void vi.unstubAllEnvs());
const api = mockApi("http://api.example");

async function shown(answer: Answer<typeof statistics.get>) {
  api.answer(statistics.get, answer);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Africa/Dar_es_Salaam">
      {await Statistics()}
    </NextIntlClientProvider>,
  );
}
const counted = (counts: Partial<Omit<Figures, "sales">>, minor = 0) =>
  shown({ sales: { minor, currency: "TZS" }, products: 0, visitors: 0, orders: 0, ...counts });
const labels = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label);

it("shows the four totals", async () => {
  const html = await counted({ products: 36, visitors: 1200, orders: 7 }, 3_600_000);
  expect(labels(html)).toEqual(["Total sales", "Total products", "Total visitors", "Total orders"]);
  expect(html).toContain("36k TZS");
});

it("leaves out a total that is zero", async () => {
  expect(labels(await counted({ products: 36, visitors: 4 }))).toEqual(["Total products", "Total visitors"]);
});

it("is not there before there are as many orders as the setting says, which is a hundred unless it is set", async () => {
  vi.stubEnv("STATISTICS_FROM_ORDERS", "8");
  expect(await counted({ products: 36, visitors: 1200, orders: 7 })).toBe("");
  expect(await counted({ products: 36, visitors: 1200, orders: 8 })).not.toBe("");
  vi.stubEnv("STATISTICS_FROM_ORDERS", "");
  expect(await counted({ products: 36, visitors: 1200, orders: 99 })).toBe("");
  vi.stubEnv("STATISTICS_FROM_ORDERS", "0");
});

it("is not there without totals, nor with a single one", async () => {
  expect(await counted({ products: 36 })).toBe("");
  expect(await counted({})).toBe("");
  expect(await shown(json(503, { detail: "Not now" }))).toBe(`<template data-seconds="10"></template>`);
});
