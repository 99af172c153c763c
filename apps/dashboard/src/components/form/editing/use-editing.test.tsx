// @vitest-environment happy-dom

import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../../i18n/messages/en/english.ts";
import { toasts } from "../../../lib/toasts.ts";
import { FormPage } from "../form-page.tsx";
import { FormField } from "./form-field.tsx";
import { type Editing, useEditing } from "./use-editing.ts";

vi.mock("next/navigation", () => ({ useRouter: () => ({ back() {}, push() {} }), usePathname: () => "/" }));
// This browser has no locks.
vi.mock("../../../lib/storage/draft-slot.ts", () => ({
  acquireSlot: async (name: string) => ({ name, release() {} }),
  tabSlot: { save() {}, read() {} },
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Row = { id: string; name: string; fee: number };
type Shop = { version: number; title: string; rows: Row[] };
type Form = Omit<Shop, "version">;

const boda = { id: "boda", name: "Boda", fee: 1 };
const first: Shop = { version: 1, title: "Duka", rows: [boda] };
const refusal = new Error("refused");
vi.mock("./versions.ts", async (original) => ({
  ...(await original<typeof import("./versions.ts")>()),
  isConflict: (error: unknown) => error === refusal,
  saverOf: () => "Asha",
}));

/** A server of one record, which refuses what is based on an older version. */
const server = {
  now: first,
  async save({ version, ...form }: Shop): Promise<Shop> {
    if (version !== server.now.version) throw refusal;
    server.now = { ...form, version: version + 1 };
    return server.now;
  },
  meanwhile(change: Partial<Shop>) {
    server.now = { ...server.now, ...change, version: server.now.version + 1 };
  },
};

let root: Root;
let editing: Editing<Form>;
const told: string[] = [];

function Page({ saved }: { saved: Shop }) {
  editing = useEditing({
    saved,
    toForm: ({ version: _, ...form }: Shop) => form,
    toInput: (form: Form, { version }: Shop) => ({ ...form, version }),
    problemsOf: ({ title }) => (title === "" ? [{ path: "title", text: "No title" }] : []),
    save: (input) => server.save(input),
    readNewest: async () => server.now,
    draft: { name: "shop", pattern: { title: "", rows: [{ id: "", name: "", fee: 0 }] } },
    isUndoable: () => true,
    saidSaved: () => ({ title: "Saved" }),
    saidFailed: "Not saved",
  });
  const { rows } = editing.form.watch();
  return (
    <FormPage editing={editing} title="Shop" save="Save">
      <FormField name="title" label="Title">
        {(control) => <input {...control} {...editing.form.register("title")} />}
      </FormField>
      {rows.map((row, at) => (
        <FormField key={row.id} name={`rows.${at}.fee`} label={`Fee of ${row.name}`}>
          {(control) => <input {...control} readOnly value={row.fee} />}
        </FormField>
      ))}
    </FormPage>
  );
}

const show = (saved: Shop) =>
  act(async () =>
    root.render(
      <IntlProvider locale="en" messages={english} timeZone="UTC">
        <Page saved={saved} />
      </IntlProvider>,
    ),
  );
const setFee = (fee: number) =>
  act(async () =>
    editing.change(({ rows }) => ({ rows: rows.map((row) => (row.id === "boda" ? { ...row, fee } : row)) })),
  );
const submit = () => act(async () => editing.submit());
const press = (name: string) =>
  act(async () => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click());
const clash = () => document.querySelector<HTMLElement>("[data-clash]");

beforeEach(async () => {
  server.now = first;
  localStorage.clear();
  told.length = 0;
  vi.spyOn(toasts, "push").mockImplementation(({ title, text }) => told.push([title, text].filter(Boolean).join(": ")));
  Element.prototype.scrollIntoView = () => {};
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show(first);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("saves what both changed in different fields, and says who saved meanwhile", async () => {
  await setFee(5);
  server.meanwhile({ title: "Duka jipya", rows: [{ id: "basi", name: "Basi", fee: 9 }, boda] });
  await submit();
  expect(server.now).toEqual({
    ...{ version: 3, title: "Duka jipya" },
    rows: [
      { id: "basi", name: "Basi", fee: 9 },
      { ...boda, fee: 5 },
    ],
  });
  expect(told).toEqual(["Saved: Asha saved meanwhile, and both changes are kept."]);
  expect(editing.isChanged).toBe(false);
});

it("shows at its field what both changed, saves nothing until one is chosen, and moves the focus there", async () => {
  await setFee(5);
  server.meanwhile({ rows: [{ ...boda, fee: 7 }] });
  await submit();
  expect(clash()?.textContent).toContain("saved meanwhile: ");
  expect(document.activeElement).toBe(clash());
  await submit();
  expect(server.now.version).toBe(2);
  await press("Keep mine: Fee of Boda");
  expect(clash()).toBeNull();
  await submit();
  expect(server.now).toMatchObject({ version: 3, rows: [{ fee: 5 }] });

  await setFee(6);
  server.meanwhile({ rows: [{ ...boda, fee: 8 }] });
  await submit();
  await press("Take theirs: Fee of Boda");
  expect(editing.form.getValues("rows")).toEqual([{ ...boda, fee: 8 }]);
  expect(editing.isChanged).toBe(false);
});

it("names a row that was taken out meanwhile, and keeps it until somebody chooses", async () => {
  await setFee(5);
  server.meanwhile({ rows: [] });
  await submit();
  expect(clash()?.textContent).toContain("took this out meanwhile");
  expect(editing.form.getValues("rows")).toHaveLength(1);
  await press("Take theirs: Boda");
  expect(editing.form.getValues("rows")).toEqual([]);
});

it("merges what is read anew while somebody types, and an overtaken answer changes nothing", async () => {
  await setFee(5);
  const second = { ...first, version: 2, title: "Duka jipya" };
  await show(second);
  expect(editing.form.getValues()).toEqual({ title: "Duka jipya", rows: [{ ...boda, fee: 5 }] });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("what you typed is kept");
  await show(first);
  expect(editing.form.getValues("title")).toBe("Duka jipya");
  server.now = second;
  await submit();
  expect(server.now).toMatchObject({ version: 3, title: "Duka jipya", rows: [{ fee: 5 }] });
});

it("shows what is read anew at once where nothing was typed", async () => {
  await show({ ...first, version: 2, title: "Duka jipya" });
  expect(editing.form.getValues("title")).toBe("Duka jipya");
  expect(editing.isChanged).toBe(false);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("moves the focus to the first field that is wrong, and saves nothing", async () => {
  await act(async () => editing.change({ title: "" }));
  await submit();
  expect(document.activeElement).toBe(document.querySelector("[aria-invalid=true]"));
  expect(document.body.textContent).toContain("No title");
  expect(server.now).toBe(first);
});

it("keeps what is typed while it saves", async () => {
  await setFee(5);
  let answer = () => {};
  const save = server.save;
  server.save = (input) => new Promise((resolve) => (answer = () => resolve(save(input))));
  const saving = act(async () => void editing.submit());
  await saving;
  await act(async () => editing.change({ title: "Duka letu" }));
  server.save = save;
  await act(async () => answer());
  expect(server.now).toMatchObject({ title: "Duka", rows: [{ fee: 5 }] });
  expect(editing.form.getValues("title")).toBe("Duka letu");
  expect(editing.isChanged).toBe(true);
});

it("discards, and takes the discarding back", async () => {
  await setFee(5);
  const undo = vi.spyOn(toasts, "push");
  await act(async () => editing.discard());
  expect(editing.isChanged).toBe(false);
  await act(async () => undo.mock.lastCall?.[0].action?.onPress());
  expect(editing.form.getValues("rows")).toEqual([{ ...boda, fee: 5 }]);
  expect(editing.isChanged).toBe(true);
});

it("takes a save back by saving what was before", async () => {
  await setFee(5);
  const undo = vi.spyOn(toasts, "push");
  await submit();
  await act(async () => undo.mock.lastCall?.[0].action?.onPress());
  expect(server.now).toEqual({ ...first, version: 3 });
  expect(editing.form.getValues("rows")).toEqual([boda]);
});

it("restores what was typed when the page comes back, laid upon what was saved since, until it is saved", async () => {
  const comeBack = async (saved: Shop) => {
    await act(async () => root.unmount());
    root = createRoot(document.body.appendChild(document.createElement("div")));
    await show(saved);
  };
  await setFee(5);
  await comeBack({ ...first, version: 2, title: "Duka jipya" });
  expect(editing.form.getValues()).toEqual({ title: "Duka jipya", rows: [{ ...boda, fee: 5 }] });
  expect(told).toEqual(["Here is what you had typed"]);
  await comeBack({ ...first, version: 2, rows: [{ ...boda, fee: 7 }] });
  expect(clash()?.textContent).toContain("saved meanwhile: ");
  await press("Keep mine: Fee of Boda");
  server.now = { ...first, version: 2 };
  await submit();
  await comeBack(server.now);
  expect(told.at(-1)).toBe("Saved");
  expect(editing.isChanged).toBe(false);
});
