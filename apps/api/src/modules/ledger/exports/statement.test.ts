import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { plainAmount } from "@mauzo/format/money";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { postEntry } from "../journal/post-entry.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

type Entry = Parameters<typeof postEntry>[2];
const by = { userId: null, name: "" };
const post = (transfers: Entry["transfers"], at: string) =>
  inShop(stack.pool, shop.shopId, (tx) => postEntry(tx, shop.shopId, { transfers, by, at }));
const fetchStatement = (format: "pdf" | "csv", days: string, { language = "en", token = shop.token } = {}) =>
  fetch(`${stack.url}/transaction-exports/statements/${format}?${days}`, {
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
  });
const readCsv = async (days: string, options?: { language: string }) => {
  const rows: string[][] = parse(await (await fetchStatement("csv", days, options)).text(), { bom: true });
  // A balance below nothing begins as a formula does, and is guarded as all cells are.
  return rows.map((cells) => cells.map((cell) => cell.replace(/^'(?=-[\d.]+$)/, "")));
};
const readText = async (days: string, options?: { language: string }) => {
  const answer = await fetchStatement("pdf", days, options);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return pages
    .map(({ text }) => text)
    .join("\n")
    .replace(/\s+/g, " ");
};
const money = (minor: number) => plainAmount(minor).replace(/\B(?=(\d{3})+\.)/g, ",");

it("tells what was there, each that came and went on these days of the shop, and what was there after", async () => {
  const paid = { kind: "unmatched", debit: "till", credit: "unmatched", amountMinor: 500_000 } as const;
  const drawer = { kind: "unmatched", debit: "cash", credit: "unmatched", amountMinor: 100_050 } as const;
  await post([paid], "2026-11-09T20:59:59Z");
  await post([{ ...drawer, method: "cash" }], "2026-11-09T21:00:00Z");
  const pushed = { kind: "unmatched", debit: "on_the_way", credit: "unmatched", amountMinor: 20_000 } as const;
  await post(
    [
      { ...pushed, method: "mobile_money", network: "M-Pesa", reference: "DFJ9B1FX2B" },
      { kind: "rounding", debit: "on_the_way", credit: "rounding", amountMinor: 50 },
      { kind: "fee", debit: "mauzo", credit: "fees", amountMinor: 700 },
    ],
    "2026-11-10T06:00:00Z",
  );
  await post(
    [{ kind: "settlement", debit: "available", credit: "on_the_way", amountMinor: 20_050 }],
    "2026-11-10T07:00:00Z",
  );
  await post(
    [{ kind: "refund", debit: "unmatched", credit: "cash", amountMinor: 30_000, method: "cash" }],
    "2026-11-10T20:59:59Z",
  );
  await post([paid], "2026-11-10T21:00:00Z");

  const days = "from=2026-11-10&to=2026-11-10";
  const rows = await readCsv(days);
  expect(rows.map((cells) => cells.slice(0, 10))).toEqual([
    ["Date", "Time", "What", "In", "Out", "Balance", "Currency", "Method", "Network", "Reference"],
    ["2026-11-10", "", "Opening balance", "", "", "5000.00", "TZS", "", "", ""],
    ["2026-11-10", "00:00", "Without an order", "1000.50", "", "6000.50", "TZS", "Cash", "", ""],
    ["2026-11-10", "09:00", "Without an order", "200.50", "", "6201.00", "TZS", "Mobile money", "M-Pesa", "DFJ9B1FX2B"],
    ["2026-11-10", "23:59", "Refund", "", "300.00", "5901.00", "TZS", "Cash", "", ""],
    ["2026-11-10", "", "Closing balance", "", "", "5901.00", "TZS", "", "", ""],
  ]);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([14]));

  const text = await readText(days, { language: "sw" });
  for (const part of [
    ...["Taarifa ya miamala", "10 Novemba 2026 hadi 10 Novemba 2026", "Salio la kuanzia 5,000.00"],
    ...["Pesa iliyoingia 1,201.00", "Pesa iliyotoka 300.00", "Salio la mwisho 5,901.00"],
    ...["Taslimu 0.00 700.50 700.50", "Lipa namba na simu 5,000.00 0.00 5,000.00", "Unaweza kutoa 0.00 200.50 200.50"],
    ...["Zote 5,000.00 901.00 5,901.00", "M-Pesa DFJ9B1FX2B"],
  ])
    expect(text).toContain(part);
});

it("adds up to the journal, whatever moved and wherever the days begin and end", { timeout: 120_000 }, async () => {
  const own = ["cash", "till", "gateway"] as const;
  const moves = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amountMinor: fc.integer({ min: 1, max: 5_000_000 }),
    account: fc.constantFrom(...own),
    way: fc.constantFrom("in", "out", "within"),
  });
  const model: { day: string; minor: number; drawerMinor: number }[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(moves, { minLength: 1, maxLength: 8 }),
      fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 })),
      async (events, ends) => {
        for (const { day, amountMinor, account, way } of events) {
          const date = `2026-10-${String(day).padStart(2, "0")}`;
          const to = { in: account, out: "opening", within: "drawer" } as const;
          const from = { in: "opening", out: account, within: account } as const;
          await post([{ kind: "payment", debit: to[way], credit: from[way], amountMinor }], `${date}T12:00:00Z`);
          const minor = { in: amountMinor, out: -amountMinor, within: 0 }[way];
          model.push({ day: date, minor, drawerMinor: way === "within" ? amountMinor : 0 });
        }
        const [from = "", to = ""] = ends
          .toSorted((a, b) => a - b)
          .map((day) => `2026-10-${String(day).padStart(2, "0")}`);
        const sumOf = (of: { minor: number }[]) => of.reduce((all, { minor }) => all + minor, 0);
        const inside = model.filter(({ day }) => day >= from && day <= to && day !== "");
        const opening = sumOf(model.filter(({ day }) => day < from));
        const came = sumOf(inside.filter(({ minor }) => minor > 0));
        const went = 0 - sumOf(inside.filter(({ minor }) => minor < 0));
        const days = `from=${from}&to=${to}`;
        const [, first, ...rest] = await readCsv(days);
        const listed = rest.slice(0, -1);
        const column = (at: number) => listed.reduce((all, cells) => all + Math.round(Number(cells[at]) * 100), 0);
        expect([first?.[5], column(3), column(4), rest.at(-1)?.[5]]).toEqual([
          ...[plainAmount(opening), came, went, plainAmount(opening + came - went)],
        ]);
        const text = await readText(days);
        for (const sum of [
          `Opening balance ${money(opening)} Money in ${money(came)} Money out ${money(went)} Closing balance ${money(opening + came - went)}`,
        ])
          expect(text).toContain(sum);
      },
    ),
    { numRuns: Math.ceil(12 * Number(process.env.PROPERTY_SHARE ?? 1)) },
  );
  // All days together are what the balances are now, with the drawer, which is no balance that is told.
  const { cash, till, gateway } = await call(stack, transactions.balances, {}, shop);
  const all = await readCsv("from=2026-10-01&to=2026-10-31");
  const drawer = model.reduce((sum, { drawerMinor }) => sum + drawerMinor, 0);
  expect(all.at(-1)?.[5]).toBe(plainAmount(cash.minor + till.minor + gateway.minor + drawer));
});

it("with hostile names and references is a file without a formula and a document of its text alone", async () => {
  const product = await addProduct(stack, shop, { price_minor: 1_500_050, stock: 9 });
  const name = "=HYPERLINK(1)\u202egpj) Tj ET endstream";
  const order = await addOrder(stack, shop, { product, customer: { name, phone: "0712345678" } });
  const body = { amount_minor: 1_000_050, method: "mobile_money" as const, reference: "@SUM(A1)" };
  await call(stack, orderPayments.create, { params: { id: order.id }, body }, shop);
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const days = `from=${today}&to=${today}`;
  const [, , row = []] = await readCsv(days);
  expect(row.slice(3, 10)).toEqual(["10000.50", "", "10000.50", "TZS", "Mobile money", "", "'@SUM(A1)"]);
  expect(row[11]).toMatch(/^'=HYPERLINK/);
  expect(await readText(days)).toContain(
    `Mobile money @SUM(A1) · ${order.order_id} · =HYPERLINK(1)gpj) Tj ET endstream`,
  );
});

it("is refused for days in the wrong order, for more than a year, and for who may not read transactions", async () => {
  const told = async (days: string) => {
    const answer = await fetchStatement("pdf", days);
    const { detail }: { detail: { code: string }[] } = JSON.parse(await answer.text());
    return [answer.status, detail[0]?.code];
  };
  expect(await told("from=2026-11-02&to=2026-11-01")).toEqual([422, "statement_reversed"]);
  expect(await told("from=2025-11-01&to=2026-11-02")).toEqual([422, "statement_days"]);
  expect((await fetchStatement("csv", "from=2024-01-01&to=2024-12-31")).status).toBe(200);
  const packer = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
  expect((await fetchStatement("pdf", "from=2026-11-01&to=2026-11-02", { token: packer.token })).status).toBe(403);
});
