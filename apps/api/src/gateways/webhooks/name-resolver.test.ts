import { createSocket } from "node:dgram";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { httpWebhooks } from "./http-webhooks.ts";
import { nameResolver } from "./name-resolver.ts";

const [typeA, typeAaaa] = [1, 28];
const loopback6 = Buffer.from("00000000000000000000000000000001", "hex");
let server = createSocket("udp4");
afterEach(() => void server.close());

/** A resolver that asks a name server with these records for every name; it is silent about the others. */
async function resolverOf(records: Map<number, Buffer>) {
  server = createSocket("udp4");
  server.on("message", (query, { port, address }) => {
    const endOfName = query.indexOf(0, 12);
    const question = query.subarray(12, endOfName + 5);
    const type = query.readUInt16BE(endOfName + 1);
    const record = records.get(type);
    if (record === undefined) return;
    const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, record.length === 0 ? 0 : 1, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, record.length]);
    server.send(Buffer.concat([header, question, ...(record.length === 0 ? [] : [answer, record])]), port, address);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  return nameResolver([`127.0.0.1:${server.address().port}`]);
}
const isPublic = (resolve: ReturnType<typeof nameResolver>) =>
  httpWebhooks({ trusted: [], own: [], resolve }).isPublic("https://duka.example/");

it("finds the addresses of both kinds, each of which has to be public", async () => {
  const four = Buffer.from([8, 8, 8, 8]);
  const none = Buffer.from([]);
  const one = await resolverOf(
    new Map([
      [typeA, four],
      [typeAaaa, none],
    ]),
  );
  expect(await one("duka.example")).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(await isPublic(one)).toBe(true);
  server.close();
  const both = await resolverOf(
    new Map([
      [typeA, four],
      [typeAaaa, loopback6],
    ]),
  );
  expect(await both("duka.example")).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "::1", family: 6 },
  ]);
  expect(await isPublic(both)).toBe(false);
});

it("knows no address of a name that has none", async () => {
  expect(
    await isPublic(
      await resolverOf(
        new Map([
          [typeA, Buffer.from([])],
          [typeAaaa, Buffer.from([])],
        ]),
      ),
    ),
  ).toBe(false);
});
