import { describe, expect, it } from "vitest";
import { actions, can, covers, type Grant, type Grants, isAdmin, resources, within } from "./permissions.ts";

const every = resources.flatMap((resource) => actions.map((action) => ({ resource, action })));

describe("can", () => {
  it("denies everything while no permissions are loaded", () => {
    expect(every.filter((need) => can(undefined, need))).toEqual([]);
  });

  it("gives an admin all four actions on every resource", () => {
    expect(every.filter((need) => !can({ is_admin: true }, need))).toEqual([]);
    expect(isAdmin({ is_admin: true })).toBe(true);
  });

  it("gives nothing for is_admin: false", () => {
    expect(every.filter((need) => can({ is_admin: false }, need))).toEqual([]);
    expect(isAdmin({ is_admin: false })).toBe(false);
  });

  it("reads one action or a list of actions per resource", () => {
    const grants: Grants = [
      { resource: "orders", action: "read" },
      { resource: "product", action: ["read", "update"] },
    ];
    expect(every.filter((need) => can(grants, need))).toEqual([
      { resource: "product", action: "read" },
      { resource: "product", action: "update" },
      { resource: "orders", action: "read" },
    ]);
    expect(isAdmin(grants)).toBe(false);
  });
});

describe("covers", () => {
  const holder: Grants = [{ resource: "orders", action: ["read", "update"] }];

  it("lets pass on what the holders have, together, and nothing beyond", () => {
    expect(covers([holder], [{ resource: "orders", action: "read" }])).toBe(true);
    expect(covers([holder], [{ resource: "orders", action: ["read", "delete"] }])).toBe(false);
    expect(
      covers(
        [holder, [{ resource: "orders", action: "delete" }]],
        [{ resource: "orders", action: ["read", "delete"] }],
      ),
    ).toBe(true);
    expect(covers([holder], [{ resource: "staffs", action: "read" }])).toBe(false);
    expect(covers([{ is_admin: true }], every)).toBe(true);
  });

  it("lets only an admin make an admin", () => {
    expect(covers([every], { is_admin: true })).toBe(false);
    expect(covers([{ is_admin: true }], { is_admin: true })).toBe(true);
  });
});

describe("within", () => {
  const wanted: Grant[] = [
    { resource: "orders", action: ["read", "update"] },
    { resource: "product", action: "read" },
  ];

  it("leaves what the holder has too, and nothing else", () => {
    expect(within([{ resource: "orders", action: ["read", "delete"] }], wanted)).toEqual([
      { resource: "orders", action: ["read"] },
    ]);
    expect(within([], wanted)).toEqual([]);
    expect(within({ is_admin: false }, wanted)).toEqual([]);
  });

  it("leaves everything of an admin's", () => {
    for (const need of every) expect(can(within({ is_admin: true }, wanted), need)).toBe(can(wanted, need));
  });
});
