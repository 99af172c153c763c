import * as z from "zod/mini";
import { ConsentHow } from "../customers/consents.ts";
import { endpoint } from "../endpoint.ts";
import { maxUtf16Length, optionalText } from "../shared.ts";
import { audienceLimits } from "./campaign-audience.ts";

export const listLimits = { rows: audienceLimits.numbers, phone: 100, name: 80 } as const;

/** What is wrong with what stands for a number. `missing`: nothing does. `wrong`: nobody can have such a one. */
export const listProblems = ["missing", "short", "long", "wrong"] as const;
export type ListProblem = (typeof listProblems)[number];

/** Somebody of a list, as it was written. */
const ListRow = z.strictObject({
  phone: z.string().check(...maxUtf16Length(listLimits.phone)),
  name: optionalText(listLimits.name),
});
export type ListRow = z.input<typeof ListRow>;
const Rows = z.array(ListRow).check(z.minLength(1), z.maxLength(listLimits.rows));
/** A place in the list, from zero. */
const Place = z.int();

/** What a list of numbers comes to; each number counts once, however often and however it is written. */
export const CampaignList = z.object({
  people: z.int(),
  /** Of customers. */
  known: z.int(),
  /** Of customers who agreed to get offers by SMS. */
  agreed: z.int(),
  /** Of customers who took that back: no list changes it. */
  withdrew: z.int(),
  /** Of nobody yet. */
  strangers: z.int(),
  /** Where their numbers stand, each time. */
  stranger_rows: z.array(Place),
  repeated: z.array(z.object({ at: Place, first: Place })),
  bad: z.array(z.object({ at: Place, why: z.enum(listProblems) })),
});
export type CampaignList = z.infer<typeof CampaignList>;

export const campaignLists = {
  check: endpoint({
    method: "POST",
    path: "/campaign-lists/check",
    access: "admin",
    summary: "Look through a list of numbers for a campaign; nothing is stored",
    body: z.strictObject({ rows: Rows }),
    reply: CampaignList,
    status: 200,
  }),
  /** Whoever said something of SMS before keeps what they said; names of customers stay as they are. */
  add: endpoint({
    method: "POST",
    path: "/campaign-lists",
    access: "admin",
    summary: "Make customers of the people of a list, all of whom agreed to get offers by SMS",
    body: z.strictObject({ rows: Rows, how: ConsentHow }),
    reply: z.extend(CampaignList, {
      /** How many customers are new. */
      added: z.int(),
      /** For how many it was written down that they agreed. */
      consented: z.int(),
    }),
  }),
};
