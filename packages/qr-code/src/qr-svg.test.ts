import { expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";
import { qrSvg } from "./qr-svg.ts";
import { readQrCode } from "./test/read-qr-code.ts";

const link = "https://mauzo.example/shops/duka-la-asha?set=0198c1f2-7c1e-7b9a-9d5e-0c4b8a3f2e1d";

it.each([160, 1200])("is a file that reads as its link at %d pixels", async (width) => {
  expect(await readQrCode(qrSvg(qrPath(link), "Zawadi", 1200), width)).toBe(link);
});

it("has its title as words, never as markup", () => {
  const svg = qrSvg(qrPath(link), `</title><script>1</script>&"\u0000`, 100);
  expect(svg).toContain("<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;&amp;&quot;</title>");
});
