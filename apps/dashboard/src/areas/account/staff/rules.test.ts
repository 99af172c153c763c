import { expect, it } from "vitest";
import {
  chosenBy,
  chosenIn,
  chosenOf,
  formOf,
  hasNewRights,
  type Key,
  lockReason,
  mayGive,
  pickedRole,
  presetOf,
  presets,
  refusedEmail,
  roleForm,
  roleFormOf,
  toGrants,
  toggle,
  toPermissions,
} from "./rules.ts";

const admin = { is_admin: true };

it("gives what was chosen, as the contract wants it, and reads it back", () => {
  const chosen = chosenBy("stock", new Set());
  const permissions = toPermissions(chosen);
  expect(permissions).toEqual([
    { resource: "product", action: ["read", "create", "update", "delete"] },
    { resource: "orders", action: ["read"] },
  ]);
  expect(presetOf(chosenIn(permissions ?? []))).toBe("stock");
  expect(presetOf(chosenIn(admin))).toBe("everything");
  expect(toPermissions(new Set())).toBeUndefined();
});

it("holds the same choice as the same value, in whatever order it was made", () => {
  const made = formOf(new Set<Key>(["orders:read", "product:read"]));
  expect(made).toEqual(formOf(new Set<Key>(["product:read", "orders:read"])));
  expect(formOf(chosenOf(made))).toEqual(made);
  expect(chosenOf(formOf("everything"))).toBe("everything");
  expect(chosenOf({ access: ["orders:read", "anything"] })).toEqual(new Set(["orders:read"]));
});

it("lets nobody change what they cannot see", () => {
  const one = toggle(new Set<Key>(), "orders", "update");
  expect([...one].toSorted()).toEqual(["orders:read", "orders:update"]);
  expect(toggle(one, "orders", "read").size).toBe(0);
});

it("lets nobody give more than they have", () => {
  const own = [{ resource: "orders" as const, action: "read" as const }];
  expect(mayGive(own, new Set<Key>(["orders:read"]))).toBe(true);
  expect(mayGive(own, new Set<Key>(["orders:update"]))).toBe(false);
  expect(mayGive(own, "everything")).toBe(false);
  expect(mayGive(admin, "everything")).toBe(true);
});

it("says who cannot be changed, and why", () => {
  const asha = { id: "asha", permissions: admin };
  const juma = { id: "juma", permissions: [] };
  const neema = { id: "neema", permissions: admin };
  expect(lockReason(asha, [asha, juma], juma)).toBe("lastAdmin");
  expect(lockReason(asha, [asha, neema], juma)).toBe("adminsOnly");
  expect(lockReason(asha, [asha, neema], asha)).toBe("notYourself");
  expect(lockReason(neema, [asha, neema], asha)).toBeUndefined();
});

it("says at the e-mail what the server refuses about it, and nothing there about the rest", () => {
  const at = (field: string) => [{ path: [field], type: "value_error", text: "" }];
  expect(refusedEmail("already_staff", [])).toBe("emailWorksHere");
  expect(refusedEmail("validation", at("email"))).toBe("emailWrong");
  expect(refusedEmail("validation", at("permissions"))).toBeUndefined();
  expect(refusedEmail("forbidden", [])).toBeUndefined();
  expect(refusedEmail(undefined, [])).toBeUndefined();
});

const role = {
  ...{ id: "a", name: "Zamu", members: 2, version: 1, sees_phones: false },
  permissions: [{ resource: "orders" as const, action: ["read" as const, "update" as const] }],
};

it("knows each of the presets by its rights", () => {
  const named = presets.filter((preset) => preset !== "own");
  expect(named.map((preset) => presetOf(chosenBy(preset, new Set())))).toEqual(named);
});

it("gives a role only with its own rights", () => {
  const { roleId, seesPhones, ...rights } = roleForm(role);
  const chosen = chosenOf(rights);
  const pickedBy = (other: object) => pickedRole([role], { roleId, seesPhones, chosen, ...other });
  expect(pickedBy({})).toBe(role);
  expect(pickedBy({ roleId: null })).toBeUndefined();
  expect(pickedBy({ seesPhones: true })).toBeUndefined();
  expect(pickedBy({ chosen: new Set<Key>(["orders:read"]) })).toBeUndefined();
  expect(pickedBy({ chosen: "everything" })).toBeUndefined();
});

it("asks about its members only where a role gives other rights", () => {
  const form = roleFormOf(role);
  expect(hasNewRights(role, { ...form, name: "Zamu ya usiku" })).toBe(false);
  expect(hasNewRights(role, { ...form, seesPhones: true })).toBe(true);
  expect(hasNewRights(role, { ...form, access: ["orders:read"] })).toBe(true);
  expect(toGrants(form)).toEqual(role.permissions);
  expect(toGrants(roleFormOf(undefined))).toBeUndefined();
});
