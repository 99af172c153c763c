import type { SegmentDocument, SegmentMatch } from "@mauzo/contract/customers/segment-criteria";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type Bind, placeholders } from "../../../../http/lists/list-page.ts";
import { type Occasion, occasionOf } from "../rules/occasion.ts";
import { segmentCondition } from "../rules/segment-condition.ts";

/** Whom something is for: everyone, or who is in these segments, has these tags and is one of those whose contacts are listed. */
type Audience = {
  everyone: boolean;
  documents: SegmentDocument[];
  tags: string[];
  match: SegmentMatch;
  contacts: string[];
  /** Whether there is a list, even if nobody of it is a customer. */
  isListed: boolean;
};

export type { Occasion };
/** Over what they are to be reached. */
export type AudienceChannel = "sms" | "whatsapp";
/** Somebody of an audience, with the number that takes an SMS, or with which they wrote over WhatsApp; each is there once. */
export type AudienceMember = {
  name: string;
  language: Language | null;
  /** null: no number of theirs is known. */
  contactId: string | null;
  /** By SMS: nobody has the number. */
  isBad: boolean;
  /** WhatsApp's code for why it did not reach them. */
  unreachableCode: number | null;
  /** Over WhatsApp: the shop does not have the number any more to which they wrote. */
  isDisconnected: boolean;
  /** Until when WhatsApp takes any message to them. */
  windowUntil: string | null;
  agreed: boolean;
  withdrew: boolean;
  /** What makes the occasion theirs: two of one kind differ in it. */
  occasion: string | null;
};

function condition({ everyone, documents, tags, match, isListed }: Audience, named: string, bind: Bind): string {
  if (everyone) return "true";
  const each = [
    ...documents.map((document) => segmentCondition(document, bind)),
    ...tags.map((tag) => `c.tags @> array[${bind(tag)}::text]`),
    ...(isListed
      ? [`c.id in (select n.customer_id from contacts n where n.shop_id = $1 and n.id = any(${named}))`]
      : []),
  ];
  return each.length === 0 ? "false" : `(${each.join(match === "all" ? " and " : " or ")})`;
}

/** The number of a person that takes an SMS best. */
const bySms = (named: string) => `
  select k.id, is_bad_sms_number($1, k.id) as is_bad, k.unreachable_code, false as is_disconnected, null::timestamptz as window_until
  from contacts k where k.shop_id = $1 and k.customer_id = c.id and k.phone is not null
  order by k.id = any(${named}) desc, is_bad, (k.phone = c.phone) desc nulls last, k.id limit 1`;
/** The number with which a person wrote over WhatsApp and is reached best. */
const byWhatsapp = (named: string) => `
  select k.id, false as is_bad, k.unreachable_code, n.removed_at is not null as is_disconnected, t.window_until from contacts k
  join conversations v on v.shop_id = k.shop_id and v.contact_id = k.id and v.channel = 'whatsapp'
  join channel_numbers n on n.shop_id = v.shop_id and n.id = v.number_id
  left join threads t on t.shop_id = v.shop_id and t.conversation_id = v.id
  where k.shop_id = $1 and k.customer_id = c.id
  order by k.id = any(${named}) desc, n.removed_at is not null, k.unreachable_code is not null,
    t.window_until desc nulls last, k.id limit 1`;

/** Everybody of an audience; a contact that is named is the one used of its person. */
export async function listMembers(
  tx: Tx,
  shopId: string,
  channel: AudienceChannel,
  audience: Audience,
  occasion?: Occasion,
): Promise<AudienceMember[]> {
  const { values, bind } = placeholders(shopId);
  const named = `${bind(`{${audience.contacts.join()}}`)}::uuid[]`;
  const over = `${bind(channel)}::text`;
  const { before, key } = occasion ? occasionOf(occasion, bind) : { before: "", key: "null::text" };
  // By all their numbers, also those that came with somebody who was merged into them.
  const isNew = occasion
    ? `e.occasion is not null and not exists (select from contacts n
        join campaign_recipients r on r.shop_id = n.shop_id and r.contact_id = n.id
        where n.shop_id = $1 and n.customer_id = c.id and r.plan_id = ${bind(occasion.planId)}::uuid and r.occasion = e.occasion)`
    : "true";
  // `offset 0`: an occasion is worked out once, not wherever it stands.
  // By their keys for each person: PostgreSQL knows little of tables that just grew, and would join them in any order.
  const text = `${before}
    select c.name, c.language, k.id as "contactId", coalesce(k.is_bad, false) as "isBad",
      k.unreachable_code as "unreachableCode", coalesce(k.is_disconnected, false) as "isDisconnected",
      k.window_until as "windowUntil", c.consents @> array[${over}] as agreed,
      exists (select from customer_consents w where w.shop_id = $1 and w.customer_id = c.id and w.channel = ${over}
        and w.state = 'withdrawn') as withdrew, e.occasion
    from customers c cross join lateral (select ${key} as occasion offset 0) e left join lateral (${channel === "sms" ? bySms(named) : byWhatsapp(named)}) k on true
    where c.shop_id = $1 and c.forgotten_at is null and ${condition(audience, named, bind)} and ${isNew}
    order by c.id`;
  // Without a name: hardly anybody asks the same again.
  const { rows } = await tx.$client.query<AudienceMember>(text, values);
  return rows;
}
