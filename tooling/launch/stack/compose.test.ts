import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { root, settingNames } from "./settings.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const Service = z.object({
  image: z.string(),
  build: z.optional(z.object({ dockerfile: z.string(), target: z.string() })),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  read_only: z.optional(z.boolean()),
  ports: z.optional(z.array(z.string())),
  cap_drop: z.optional(z.array(z.string())),
  depends_on: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
});
const { services } = z
  .object({ services: z.record(z.string(), Service) })
  .parse(parse(read("operations/compose.yaml"), { merge: true }));
const dockerfile = read("operations/mauzo.dockerfile");
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith("mauzo-"));
const target = (name: string) =>
  dockerfile.split(/^FROM /m).find((part) => part.split("\n")[0]?.endsWith(` AS ${name}`));

describe("the images", () => {
  it("have the versions of the project's own tools", () => {
    const tools = read("tooling/launch/bootstrap/toolchain.mjs");
    const version = (name: string) => new RegExp(`${name}: "([\\d.]+)"`).exec(tools)?.[1];
    expect(/^ARG NODE=(\S+)$/m.exec(dockerfile)?.[1]).toBe(version("node"));
    expect(/pnpm@(\S+)/.exec(dockerfile)?.[1]).toBe(version("pnpm"));
  });

  it.each(ours)("%s is one of the file's, and runs a program that is in it, as nobody special", (_, service) => {
    const name = service.image.replace("mauzo-", "");
    const part = target(name) ?? "";
    expect(part).toContain(`WORKDIR /mauzo/apps/${name}`);
    expect(part).toContain("HEALTHCHECK");
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    const command = service.command ?? z.array(z.string()).parse(JSON.parse(/^CMD (.+)$/m.exec(part)?.[1] ?? "[]"));
    expect(() => read(path.join("apps", name, command[1] ?? ""))).not.toThrow();
    expect(target("runtime")).toContain("USER node");
  });
});

describe("the services", () => {
  it("set nothing that nobody reads", () => {
    const inside = ["APP_DATABASE_URL", "API_ORIGIN", "WEB_ORIGIN", "DASHBOARD_ORIGIN", "CART_ORIGIN"];
    const known = new Set([...settingNames, ...inside]);
    for (const [, { environment = {} }] of ours)
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  });

  it("believe the proxy alone about who a visitor is, and have a folder to write to", () => {
    // Without it all visitors would be one address, and share its limits.
    expect(services.web?.environment?.TRUST_PROXY).toBe("1");
    expect(services.api?.environment?.TRUST_PROXY).toBe("1");
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    expect(target("api")).toMatch(/chown node:node \/data[\s\S]*USER node[\s\S]*CMD/);
  });

  it("wait only for services that there are, and answer for every role between them", () => {
    for (const { depends_on: needed = [] } of Object.values(services))
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(services).toHaveProperty(name);
    const roles = Object.values(services).flatMap(({ environment }) => environment?.ROLES?.split(",") ?? []);
    expect(roles.toSorted()).toEqual(["api", "scheduler", "worker"]);
  });
});
