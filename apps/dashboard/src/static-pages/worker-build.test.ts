import { expect, it } from "vitest";
import { workerScript } from "./worker-build.ts";

const file = (name: string) => `/dashboard-static/_next/static/chunks/${name}.js`;
const page = (...names: string[]) => names.map((name) => `<script src="${file(name)}"></script>`).join("");

it("names the pages of the back-office with their files, and no file that the gallery alone uses", () => {
  const pages = new Map([
    ["/dashboard", page("shell", "home")],
    ["/dashboard/gallery", page("shell", "gallery")],
    // Sent as a 404, it would keep the worker from being installed.
    ["/dashboard/missing", page("shell")],
    ["/login", page("login")],
    ["/reset-password", page("reset")],
  ]);
  const files = ["gallery", "home", "late", "login", "reset", "shell"].map(file);
  const script = workerScript({ id: "b1", pages, files }, "run();");
  const build = JSON.parse(/^const build = (.*);\n/.exec(script)?.[1] ?? "");
  expect(Object.keys(build.pages)).toEqual(["/dashboard", "/login"]);
  expect(build).toMatchObject({
    id: "b1",
    pages: { "/dashboard": [0, 3], "/login": [2] },
    files: ["home", "late", "login", "shell"].map(file),
  });
  expect(script.endsWith("\nrun();")).toBe(true);
});
