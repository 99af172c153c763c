import { randomBytes, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Endpoint } from "@mauzo/contract/endpoint";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cursorOf } from "../../test/cursor-of.ts";
import { disableRowSecurity, disableShopConditions } from "../../test/disable-isolation.ts";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { hashDatabase } from "../../test/hash-database.ts";
import { approve } from "../../test/payout-fixtures.ts";
import { makeSampleRequests, type SampleRequest, sendSample } from "../../test/sample-requests.ts";
import { leavesOf, replaceAt, type ValuePath } from "../../test/schema-sample.ts";
import { type Stack, startStack } from "../../test/stack.ts";

const theirWord = "SiriYaoCanary";

/** What grants access to a shop by itself: a caller who has it is let in by design, so using it is not an attack. */
const isLookupKey = ({ access, path }: Endpoint, place: string) =>
  place === "params.slug" ||
  (access === "visitor" && place === "params.botId") ||
  // An operator looks after all shops: what they may see is in compliance/routes.test.ts.
  (access === "operator" && place === "params.shop") ||
  (path === "/media/:key/:file" && place === "params.key") ||
  (access === "cart" && place === "query.token") ||
  (path === "/public/documents/:key/:kind" && place === "params.key") ||
  // Who has the link of a message may use it; who knows the address of reports tells them.
  (["/opt-outs/:code", "/l/:code"].includes(path) && place === "params.code") ||
  (path.startsWith("/balances/:link") && place === "params.link") ||
  (path === "/sms-reports/:secret" && place === "params.secret") ||
  (path === "/webhooks/whatsapp/:key" && place.startsWith("params.")) ||
  // Ids and secrets of the provider, which anybody may type: another shop's number is refused (channels/routes.test.ts).
  (path === "/channels/whatsapp" && place.startsWith("body.")) ||
  (path === "/channels/whatsapp/catalogue" && place === "body.catalogue_id") ||
  // What a browser says of itself, and nothing tells anybody else; whose device it is, its membership says.
  (path === "/push-devices" && place.startsWith("body.")) ||
  // The client makes the id of what is new.
  (["/withdrawals", "/pos/shifts", "/pos/shifts/:id/moves", "/pos/sales", "/pos/returns"].includes(path) &&
    place === "body.id") ||
  (path === "/auth/log-in" && place.startsWith("body."));

const refused = [401, 404, 422];
/**
 * A product that was never in the shop counts as gone there: a cart from its page answers 409, and a long poll for its
 * products answers 200 with a cursor.
 */
const alsoRefused: Record<string, number[]> = {
  "/public/shops/:slug/cart": [409],
  "/public/shops/:slug/watch": [200],
  // A webhook that is none of the shop's was told nothing.
  "/webhook-deliveries": [200],
  // A recurring campaign that is none of the shop's was never sent.
  "/campaigns": [200],
  // A handshake with another connection's token.
  "/webhooks/whatsapp/:key": [403],
};

/** What is told of one's own sample, after whose it is, where the sample can't succeed. */
const answersOfOwn: Record<string, number> = {
  // It has no file.
  "POST /conversations/:id/files": 415,
  // Its customer has no credit, and is on the web, where no template is sent.
  "POST /orders/:id/credit-payments": 409,
  "POST /conversations/:id/template-replies": 409,
  // The draft was saved since by the sample before.
  "POST /chatflow/versions": 409,
  // Nobody's message failed, and the provider is the default one.
  "POST /campaigns/:id/retry-by-sms": 409,
  "POST /sms-connections/:id/fallback": 409,
  // The message did not fail.
  "POST /conversations/:id/messages/:message/send-again": 409,
  // The admin owns the shop already, and sees all that the colleague sees.
  "POST /ownership/offer": 409,
  "POST /staff/:id/viewing": 409,
};

type World = { stack: Stack; mine: FullShop; theirs: FullShop; said: string[] };

type Walls = { code: boolean; database: boolean };

async function openWorld(walls: Walls): Promise<World> {
  const said: string[] = [];
  const kept = new Writable({
    write: (chunk, _, done) => {
      said.push(String(chunk));
      done();
    },
  });
  const stack = await startStack({ log: pino({ level: "trace" }, kept) });
  if (!walls.code) disableShopConditions(stack);
  const mine = await openFullShop(stack, "Langu");
  // Before money may leave, a wallet is refused without being looked for.
  await approve(stack, mine, { minor: 100_000_000 });
  const theirs = await openFullShop(stack, theirWord);
  if (!walls.database) await disableRowSecurity(stack);
  said.length = 0;
  return { stack, mine, theirs, said };
}

type Attack = {
  name: string;
  endpoint: Endpoint;
  place: ValuePath;
  given: string[];
  bent: SampleRequest;
  control: SampleRequest;
};

const randomLike = (value: string) =>
  /^[0-9a-f-]{36}$/.test(value) ? randomUUID() : randomBytes(value.length).toString("base64url").slice(0, value.length);

/** The sample with other values at some of its places. */
function bend(own: SampleRequest, items: { place: ValuePath; value: string }[]): SampleRequest {
  const bent = items.reduce<unknown>((sample, { place, value }) => replaceAt(sample, place, value), own);
  return { ...own, ...(typeof bent === "object" ? bent : {}) };
}

/**
 * My request with their id in one place, for every place of every endpoint that takes an id or a secret, and in all at
 * once.
 */
async function attacksOf({ stack, mine, theirs }: World): Promise<Attack[]> {
  const [ofMine, ofTheirs] = [await makeSampleRequests(stack, mine), await makeSampleRequests(stack, theirs)];
  return endpoints.flatMap(({ name, endpoint }) => {
    const own = ofMine(endpoint);
    const foreign = new Map(leavesOf(ofTheirs(endpoint)).map(({ place, value }) => [place.join("."), value]));
    const changes = leavesOf(own).flatMap(({ place, value }) => {
      const other = foreign.get(place.join("."));
      const isCaller = place[0] === "headers" && place[1] !== visitorTokenHeader;
      const isNew = place.at(-1) === "email" || place.at(-1) === "password";
      if (typeof value !== "string" || typeof other !== "string" || other === value || isCaller || isNew) return [];
      return isLookupKey(endpoint, place.join(".")) ? [] : [{ place, value: other, random: randomLike(value) }];
    });
    const atOnce = changes.length > 1 ? [changes] : [];
    return [...changes.map((change) => [change]), ...atOnce].map((several) => ({
      name,
      endpoint,
      place: several.length > 1 ? ["everything"] : (several[0]?.place ?? []),
      given: several.map(({ value }) => value),
      bent: bend(own, several),
      control: bend(
        own,
        several.map(({ place, random }) => ({ place, value: random })),
      ),
    }));
  });
}

/**
 * Attacks that do not just swap one id: their ids and words in a search, a cursor or a message, which take any text.
 */
function looseAttacks(world: World, sampleOf: (endpoint: Endpoint) => SampleRequest): Omit<Attack, "control">[] {
  const { theirs } = world;
  const ids = [theirs.productId, theirs.variantId, theirs.addOnId, theirs.shopId, theirs.botId];
  const cursors = ["created_desc", "created", "placed_desc"].map((sort) => cursorOf(sort, theirs.productId));
  const words = [theirWord, theirs.orderNumber, theirs.orderNumber.toLowerCase(), "+255712345678", ...ids];
  return endpoints.flatMap(({ name, endpoint }) => {
    const own = sampleOf(endpoint);
    const query = (key: string, value: string) => ({
      name,
      endpoint,
      place: ["query", key],
      given: [value],
      bent: { ...own, query: { ...own.query, [key]: value } },
    });
    const shape = endpoint.query?.def.shape ?? {};
    const said = (message: string, type: string) => ({
      name,
      endpoint,
      place: ["body", "message"],
      given: [message],
      bent: { ...own, body: Object.assign({}, own.body, { message, message_type: type }) },
    });
    const talks = leavesOf(own.body).some(({ place }) => place.join(".") === "message");
    return [
      ...("cursor" in shape ? [...ids, ...cursors].map((cursor) => query("cursor", cursor)) : []),
      ...("search" in shape ? words.map((word) => query("search", word)) : []),
      ...(talks
        ? words.flatMap((word) => [
            said(word, "text"),
            said(word, "interactive"),
            said(`product:${word}`, "interactive"),
          ])
        : []),
    ];
  });
}

/** Makes every attack and returns which succeeded, and how. */
async function attackAll(world: World) {
  const { stack, mine, theirs, said } = world;
  const sampleOf = await makeSampleRequests(stack, mine);
  const attacks = await attacksOf(world);
  const loose = looseAttacks(world, sampleOf);
  const before = await hashDatabase(stack, theirs.shopId);
  const through: string[] = [];
  const secrets = [
    theirWord,
    theirs.productId,
    theirs.variantId,
    theirs.groupId,
    theirs.addOnId,
    theirs.orderNumber,
    theirs.shopId,
    theirs.botId,
    theirs.openCart,
    theirs.orderedCart,
    theirs.newOrderCart,
    theirs.documentKey,
    theirs.visitorToken,
    theirs.botToken,
  ];
  const tellsTheirs = (answer: { headers: Headers; body: unknown }, given: string[]) => {
    const text = `${JSON.stringify(answer.body)} ${[...answer.headers].join(" ")}`.toLowerCase();
    const known = given.map((value) => value.toLowerCase());
    return secrets
      .map((secret) => secret.toLowerCase())
      .some((secret) => !known.includes(secret) && text.includes(secret));
  };
  for (const { name, endpoint, place, given, bent, control } of attacks) {
    const where = `${name} ${place.join(".")}`;
    const answer = await sendSample(stack, endpoint, bent, mine.token);
    const random = await sendSample(stack, endpoint, control, mine.token);
    if (tellsTheirs(answer, given)) through.push(`${where} tells`);
    // A visitor token that leads nowhere starts a new conversation.
    const refusals = [...refused, ...(alsoRefused[endpoint.path] ?? [])];
    const isRefused = place[0] === "headers" ? answer.status < 500 : refusals.includes(answer.status);
    if (!isRefused) through.push(`${where} is ${answer.status}`);
    const isTheSame = answer.status === random.status && JSON.stringify(answer.body) === JSON.stringify(random.body);
    if (!isTheSame) through.push(`${where} differs from a random id`);
  }
  for (const { name, endpoint, place, given, bent } of loose) {
    const answer = await sendSample(stack, endpoint, bent, mine.token);
    if (tellsTheirs(answer, given)) through.push(`${name} ${place.join(".")} tells, given ${given}`);
    if (answer.status >= 500) through.push(`${name} ${place.join(".")} is ${answer.status}, given ${given}`);
  }
  const after = await hashDatabase(stack, theirs.shopId);
  for (const [table, hash] of Object.entries(after)) if (before[table] !== hash) through.push(`${table} was changed`);
  if (said.join("").includes(theirWord)) through.push("the log tells");
  return { through, attacks, loose, logged: said.length };
}

const standing: ({ name: string } & Walls)[] = [
  { name: "both walls", code: true, database: true },
  { name: "the database's wall alone", code: false, database: true },
  { name: "the code's wall alone", code: true, database: false },
];

describe.each(standing)("with $name", (walls) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(walls);
  });
  afterAll(() => world.stack.stop());

  it("no id, secret or word of another shop leads into it", async () => {
    const { through, attacks, loose, logged } = await attackAll(world);
    expect(through).toEqual([]);
    expect(attacks.length).toBeGreaterThanOrEqual(12);
    expect(loose.length).toBeGreaterThanOrEqual(30);
    expect(logged).toBeGreaterThan(attacks.length);
  });

  it("and the same requests with one's own ids are answered", async () => {
    const sampleOf = await makeSampleRequests(world.stack, world.mine);
    const attacked = new Set((await attacksOf(world)).map(({ endpoint }) => endpoint));
    const wrong: unknown[] = [];
    for (const { name, endpoint } of endpoints.filter((each) => attacked.has(each.endpoint))) {
      const { status, body } = await sendSample(world.stack, endpoint, sampleOf(endpoint), world.mine.token);
      const wanted = answersOfOwn[name] ?? endpoint.status ?? (endpoint.method === "POST" ? 201 : 200);
      if (status !== wanted) wrong.push({ name, wanted, status, body });
    }
    expect(wrong).toEqual([]);
  });
});

describe("with neither wall", () => {
  it("the same attacks come through: they are able to", async () => {
    const world = await openWorld({ code: false, database: false });
    const { through } = await attackAll(world).finally(() => world.stack.stop());
    expect(through.length).toBeGreaterThan(5);
    expect(through).toContain("GET /orders/:id params.id tells");
    expect(through).toContain("POST /bots/:botId/token params.botId is 201");
  });
});
