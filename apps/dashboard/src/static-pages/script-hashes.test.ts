import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("names each inline script of a page once, and no script that has an address", () => {
  const html = `<script>a("<b>")</script><script src="/a.js" async=""></script><script id="x">\nc</script><script>a("<b>")</script>`;
  expect(scriptHashes(html)).toEqual([hash('a("<b>")'), hash("\nc")]);
});
