import { createServer } from "node:http";
import { productAddress } from "@mauzo/format/text/product-address";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { forgetShop, shopPlace } from "./shop-place.ts";

afterEach(() => vi.unstubAllEnvs());

const price = { minor: 1_800_000, currency: "TZS" };
const kanga = {
  ...{ id: "0198c1f2-7d3a-7000-8000-000000000001", name: "Kanga Mawio", description: "", category: "home" },
  ...{ image_url: null, pictures: [], price_from: price, price_to: price, stock: 1 },
  ...{ option_names: [], variants: [], add_on_groups: [] },
};

/** A mock API with one product in every shop; remembers which codes it was asked for. */
async function serveKanga() {
  const product = { ...kanga };
  const code = productAddress(kanga).split("-").at(-1);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = URL.parse(`http://api${request.url}`)?.searchParams.get("address");
    if (address) asked.push(address);
    const isThere = !address || address === code;
    response.writeHead(isThere ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isThere ? { items: address ? [product] : [], next: null } : { code: "not_found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  vi.stubEnv("API_ORIGIN", `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`);
  return { product, code, asked };
}

it("gives a product one address, whatever name stands before its code, and asks for it once", async () => {
  const { product, code, asked } = await serveKanga();
  const shop = "/sw/shops/duka-la-kanga";
  const today = `${shop}/p/${productAddress(product)}`;
  for (const rest of ["", "/og"]) expect(await shopPlace(today + rest)).toBeUndefined();
  for (const made of ["", "x-", "kanga-", "kanga-mawio-mpya-"])
    for (const rest of ["", "/og"])
      expect(await shopPlace(`${shop}/p/${made}${code}${rest}`)).toEqual({ kind: "moved", path: today + rest });
  expect(asked).toEqual([code]);

  product.name = "Kanga ya Harusi";
  forgetShop("duka-la-kanga");
  expect(await shopPlace(today)).toEqual({ kind: "moved", path: `${shop}/p/${productAddress(product)}` });
});

it("shows one page of the shop for all products that are not there", async () => {
  const { asked } = await serveKanga();
  const gone = { kind: "missing", path: "/shops/duka-la-kanga/p/-" };
  for (const made of ["kitu-1", "kitu-2", "kitu-1", "Kitu", "-", `${"a".repeat(300)}-3`])
    expect(await shopPlace(`/shops/duka-la-kanga/p/${made}`)).toEqual(gone);
  expect(await shopPlace("/shops/duka-la-kanga/p/kitu-1/og")).toEqual({ ...gone, path: `${gone.path}/og` });
  expect(asked).toEqual(["1", "2", "3"]);
});
