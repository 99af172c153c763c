import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { type CurrentUser, session } from "@mauzo/contract/account/session";
import { type Shift, shifts } from "@mauzo/contract/pos/shifts";
import type { UnsentClosing, UnsentOpening, UnsentRow } from "@mauzo/contract/pos/till-drafts";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { sendUnsentSales } from "./send-unsent-sales.ts";
import { unsentIdOf } from "./unsent-rows.ts";

const kept = vi.hoisted(() => new Map<string, UnsentRow>());
vi.mock("../session/api.ts", () => ({ api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })) }));
vi.mock("./unsent-store.ts", () => ({
  unsentStore: {
    list: async () => [...kept.values()].sort((one, other) => (one.at < other.at ? -1 : 1)),
    put: async (row: UnsentRow) => void kept.set(unsentIdOf(row), row),
    remove: async (id: string) => void kept.delete(id),
  },
}));
const server = mockApi("http://127.0.0.1/api");
const [neema, asha] = ["019ac4b0-0000-7000-8000-0000000000aa", "019ac4b0-0000-7000-8000-0000000000bb"];
const user: CurrentUser = {
  ...{ id: asha, name: "Asha", email: "asha@duka.example", pending_email: null, language: "sw" },
  ...{ time_zone: "Africa/Dar_es_Salaam", permissions: [], second_factor: false, needs_second_factor: false },
  ...{ sees_phones: true, viewing: null },
};
const none = { minor: 0, currency: "TZS" };
const shift: Shift = {
  ...{ id: "019ac4b0-0000-7000-8000-0000000000cc", register_id: "mlangoni", register: "Mlangoni", opened_by: "Asha" },
  ...{ opened_at: "2026-11-28T08:00:00.000Z", closed_at: null, closed_by: "", sales: 0, total: none, cash: none },
  ...{ mobile_money: none, credit: none, returns: 0, returned: none, refunded: none, float: none, put_in: none },
  ...{ taken_out: none, expected: none, counted: null, difference: null, note: "", moves: [] },
};
const sendAll = () => sendUnsentSales(new QueryClient(), "duka");

const id = (n: number) => `019ac4b0-0000-7000-8000-00000000000${n}`;
const at = (minute: number) => new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();
const around = (person: string, minute: number) => ({
  ...{ shop: "duka", by: person, person, at: at(minute), register: "Mlangoni" },
});
const closing = (n: number, person: string, minute: number): UnsentClosing => ({
  ...around(person, minute),
  ...{ closes: id(n), count: { counted_minor: 500, note: "", late: { at: at(minute) } } },
});
const opening = (n: number, person: string, minute: number): UnsentOpening => ({
  ...around(person, minute),
  opens: { id: id(n), register_id: "mlangoni", float_minor: 0, late: { at: at(minute), register: "Mlangoni" } },
});
const keep = (...rows: UnsentRow[]) => {
  for (const row of rows) kept.set(unsentIdOf(row), row);
};
const sent = () =>
  server.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call.startsWith("POST"));
beforeEach(() => kept.clear());

it("opens and closes shifts for whoever did it alone: those of others wait, and are not refused", async () => {
  server.answer(session.user, user);
  server.answer(shifts.close, shift);
  server.answer(shifts.begin, shift);
  keep(opening(1, neema, 1), closing(2, neema, 2), closing(3, asha, 3), opening(4, asha, 4));
  await sendAll();
  expect(sent()).toEqual([`POST /api/pos/shifts/${id(3)}/close`, "POST /api/pos/shifts"]);
  expect([...kept.values()].map((row) => [unsentIdOf(row), row.refused])).toEqual([
    [id(1), undefined],
    [`close ${id(2)}`, undefined],
  ]);
});

it("neither opens nor closes anything where nobody says who is logged in", async () => {
  server.answer(session.user, () => new Response(null, { status: 503 }));
  keep(opening(1, neema, 1));
  await sendAll();
  expect(sent()).toEqual([]);
  expect(kept.size).toBe(1);
});
