import type { SegmentDocumentInput } from "@mauzo/contract/customers/segment-criteria";
import { readySegments, SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { contacts } from "../../schema/customers/contacts.ts";
import { customerConsents } from "../../schema/customers/customer-consents.ts";
import { customerNotes } from "../../schema/customers/customer-notes.ts";
import { customers } from "../../schema/customers/customers.ts";
import { segments } from "../../schema/customers/segments.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { demoOwner } from "./demo-people.ts";
import type { Dice } from "./dice.ts";
import type { DemoLife } from "./plan-demo-life.ts";
import { dayMs } from "./shop-clock.ts";
import type { DemoStaff } from "./tell-order.ts";

const iso = (atMs: number) => new Date(atMs).toISOString();

const tagChances = [
  ["mteja wa kudumu", 0.2],
  ["jumla", 0.12],
  ["vip", 0.08],
  ["harusi", 0.06],
  ["ofisi", 0.08],
] as const;
const noteTexts = [
  "Anapenda kuletewa jioni, baada ya saa 11.",
  "Analipa kwa M-Pesa siku ya pili.",
  "Anauliza bei ya jumla kila mwisho wa mwezi.",
  "Asks for a receipt with the company's name.",
  "Mlango wa kijani, karibu na msikiti.",
  "Her daughter picks the goods up.",
];

const demoSegments: readonly { name: string; document: SegmentDocumentInput }[] = [
  { name: "Wapya mwezi huu", document: readySegments.new },
  { name: "Wateja bora", document: readySegments.best },
  { name: "Waliolala", document: readySegments.sleeping },
  { name: "Wanaodaiwa", document: readySegments.owing },
  {
    name: "Wanaokubali WhatsApp",
    document: { match: "all", rules: [{ criterion: "consent", operator: "eq", value: "whatsapp" }] },
  },
  {
    name: "Kinondoni, oda 2 au zaidi",
    document: {
      match: "all",
      rules: [
        { criterion: "location", operator: "eq", value: "Kinondoni" },
        { criterion: "total_orders", operator: "ge", value: 2 },
      ],
    },
  },
];

/** Two whom somebody added by hand, though the shop knew them: one by their name, one by their number. */
function doublesOf(known: readonly { name: string; phone: string; place: string }[]) {
  const [first, second] = known.filter(({ place }) => place !== "");
  if (!first || !second) return [];
  return [
    { name: first.name.split(" ").toReversed().join(" "), place: first.place },
    { name: `${second.name.split(" ")[0]} ${second.phone.replace("+255", "0")}`, place: "" },
  ];
}
/** How a third of them agreed to get offers. */
const agreedBy = [
  { channels: ["whatsapp"], how: "Alisema dukani" },
  { channels: ["sms", "whatsapp"], how: "Alijaza fomu ya maonesho" },
  { channels: ["call"], how: "Alisema kwenye simu" },
] as const;

type Writing = { shopId: string; life: DemoLife; dice: Dice; by: DemoStaff["orders"]; nowMs: number };

/** Writes who bought, with what the shop knows of them, and the questions it asks about them. */
export async function writeCustomers(tx: Tx, { shopId, life, dice, by, nowMs }: Writing): Promise<void> {
  const agreed = (at: number) => (at % 3 === 0 ? agreedBy[(at / 3) % agreedBy.length] : undefined);
  const rows = life.customers.map(({ id, atMs, person }, at) => ({
    ...{ shopId, id, name: person.name, phone: person.phone, language: person.language, source: person.channel },
    place: dice.chance(0.8) ? person.place : "",
    tags: tagChances.flatMap(([tag, chance]) => (dice.chance(chance) ? [tag] : [])),
    consents: agreed(at) ? [...(agreed(at)?.channels ?? [])] : [],
    createdAt: iso(atMs),
  }));
  await tx.insert(customers).values(rows);
  await tx.insert(contacts).values(
    life.customers.map(({ id: customerId, atMs, person: { name, phone } }) => ({
      ...{ shopId, id: dice.idAt(atMs), customerId, phone, name, createdAt: iso(atMs) },
    })),
  );
  const noted = life.customers.filter(({ atMs }) => atMs < nowMs - 2 * dayMs && dice.chance(0.15));
  const notes = noted.map(({ id: customerId, atMs }) => {
    const writtenMs = atMs + dice.roll() * (nowMs - dayMs - atMs);
    const author = { userId: by.userId, userName: by.name };
    return {
      ...{ shopId, id: dice.idAt(writtenMs), customerId, text: dice.pick(noteTexts), ...author },
      createdAt: iso(writtenMs),
    };
  });
  if (notes.length > 0) await tx.insert(customerNotes).values(notes);
  const said = life.customers.flatMap(({ id: customerId, atMs }, at) => {
    const { channels = [], how = "" } = agreed(at) ?? {};
    const author = { userId: by.userId, userName: by.name };
    return channels.map((channel) => ({
      ...{ shopId, customerId, channel, state: "given" as const, how, ...author },
      createdAt: iso(atMs),
    }));
  });
  if (said.length > 0) await tx.insert(customerConsents).values(said);
  await tx.insert(segments).values(
    demoSegments.map(({ name, document }) => ({
      ...{ shopId, name, document: SegmentDocument.parse(document), userName: demoOwner, updatedBy: demoOwner },
      updatedAt: iso(nowMs - dayMs),
    })),
  );
  const addedMs = nowMs - dayMs;
  await tx.insert(customers).values(
    doublesOf(rows).map((double) => ({
      ...{ shopId, id: dice.idAt(addedMs), ...double, source: "added" as const, createdAt: iso(addedMs) },
    })),
  );
}
