import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify((await import("node:child_process")).execFile);
const home = join(import.meta.dirname, "..");
let outside: string;

/** The package as it is published, installed in a folder that has nothing else of this repository. */
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), "mauzo-sdk-"));
  execFileSync("pnpm", ["pack", "--pack-destination", outside], { cwd: home });
  const [packed = ""] = readdirSync(outside).filter((name) => name.endsWith(".tgz"));
  const installed = join(outside, "node_modules/@mauzo/sdk");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", join(outside, packed), "-C", installed, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies))
    symlinkSync(realpathSync(join(home, "node_modules", name)), join(outside, "node_modules", name));
  writeFileSync(join(outside, "package.json"), '{ "type": "module" }');
}, 180_000);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const program = `
import { createMauzo } from "@mauzo/sdk";
import { orders } from "@mauzo/sdk/contract/orders/orders";
import { products } from "@mauzo/sdk/contract/catalogue/products";
import { errorCode } from "@mauzo/sdk/errors/error-code";

const mauzo = createMauzo({ key: "mauzo_key", site: String(process.argv[2]), language: "sw" });
const numbers: string[] = [];
for await (const order of mauzo.rows(orders.list, { query: { status: "paid" } })) numbers.push(order.order_id);
const refused = await mauzo.call(products.get, { params: { id: "1" } }).catch((error: unknown) => errorCode(error));
console.log(JSON.stringify({ numbers, refused }));
`;
const compile = (name: string, text: string) => {
  writeFileSync(join(outside, name), text);
  const options = ["--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom,dom.iterable"];
  const types = ["--types", "node", "--typeRoots", join(home, "node_modules/@types")];
  return run(join(home, "node_modules/.bin/tsc"), [...options, ...types, "--noErrorTruncation", name], {
    cwd: outside,
  });
};

const order = (order_id: string) => ({
  ...{ id: "019a0000-0000-7000-8000-000000000000", order_id, status: "paid", fulfilment: "new", payment: "paid" },
  ...{ channel: "web", customer: null, quantity: 1, claimed: false, placed_at: "2026-11-01T00:00:00.000Z" },
  ...{
    total: { minor: 1, currency: "TZS" },
    paid: { minor: 1, currency: "TZS" },
    forgiven: { minor: 0, currency: "TZS" },
  },
});

describe("the package that is published", () => {
  it("is whole: it builds and runs outside of this repository", { timeout: 120_000 }, async () => {
    await compile("program.ts", program).catch((e: { stdout: string }) => expect(e.stdout).toBe(""));
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(
        `${request.method} ${request.url} ${request.headers.authorization} ${request.headers["accept-language"]}`,
      );
      const isList = request.url?.startsWith("/api/orders?");
      const isLast = request.url?.includes("cursor=second");
      const page = { items: [order(isLast ? "BBBBB-BBBBB" : "AAAAA-AAAAA")], next: isLast ? null : "second" };
      response.writeHead(isList ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(isList ? page : { detail: "Haipo", code: "not_found" }));
    }).listen(0);
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { stdout } = await run(process.execPath, ["program.js", `http://127.0.0.1:${port}/`], { cwd: outside });
    server.close();
    expect(JSON.parse(stdout)).toEqual({ numbers: ["AAAAA-AAAAA", "BBBBB-BBBBB"], refused: "not_found" });
    expect(asked).toEqual([
      "GET /api/orders?status=paid Bearer mauzo_key sw",
      "GET /api/orders?status=paid&cursor=second Bearer mauzo_key sw",
      "GET /api/products/1 Bearer mauzo_key sw",
    ]);
  });

  it("refuses a wrong call when it is built", { timeout: 120_000 }, async () => {
    const wrong = program.replace('status: "paid"', 'status: "eaten"').replace("order.order_id", "order.colour");
    const failure = await compile("wrong.ts", wrong).catch((error: { stdout: string }) => error.stdout);
    expect(failure).toMatch(/eaten/);
    expect(failure).toMatch(/colour/);
  });

  it("brings neither React nor anything of ours by its name in the repository", () => {
    const installed = join(outside, "node_modules/@mauzo/sdk");
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(?:js|d\.ts)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    const imports = files.flatMap((name) =>
      [
        ...readFileSync(join(installed, name), "utf8").matchAll(
          /^(?:import|export)\b[^;"']*from ["']([^"'.][^"']*)["'];?$/gm,
        ),
      ].map(([, specifier = ""]) => specifier),
    );
    expect([...new Set(imports)].sort()).toEqual(["ky", "zod/mini"]);
  });
});
