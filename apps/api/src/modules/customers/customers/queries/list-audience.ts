import type { SegmentDocument, SegmentMatch } from "@mauzo/contract/customers/segment-criteria";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type Bind, placeholders } from "../../../../http/lists/list-page.ts";
import { segmentCondition } from "../rules/segment-condition.ts";

/** Whom something is for: everyone, or who is in these segments and has these tags; and whose these contacts are. */
type Audience = {
  everyone: boolean;
  documents: SegmentDocument[];
  tags: string[];
  match: SegmentMatch;
  contacts: string[];
};
/** Somebody of an audience, with the number that takes an SMS; each person is there once. */
export type AudienceMember = {
  name: string;
  language: Language | null;
  /** null: no number of theirs is known. */
  contactId: string | null;
  isBad: boolean;
  agreed: boolean;
  withdrew: boolean;
};

function condition({ everyone, documents, tags, match }: Audience, bind: Bind): string {
  if (everyone) return "true";
  const each = [
    ...documents.map((document) => segmentCondition(document, bind)),
    ...tags.map((tag) => `c.tags @> array[${bind(tag)}::text]`),
  ];
  return each.length === 0 ? "false" : `(${each.join(match === "all" ? " and " : " or ")})`;
}

/** Everybody of an audience; a contact that is named is the one used of its person. */
export async function listMembers(tx: Tx, shopId: string, audience: Audience): Promise<AudienceMember[]> {
  const { values, bind } = placeholders(shopId);
  const named = `${bind(`{${audience.contacts.join()}}`)}::uuid[]`;
  // By their keys for each person: PostgreSQL knows little of tables that just grew, and would join them in any order.
  const text = `
    select c.name, c.language, k.id as "contactId", coalesce(k.is_bad, false) as "isBad",
      c.consents @> array['sms'] as agreed,
      exists (select from customer_consents w where w.shop_id = $1 and w.customer_id = c.id and w.channel = 'sms'
        and w.state = 'withdrawn') as withdrew
    from customers c left join lateral (
      select k.id, k.unreachable_code is not null as is_bad from contacts k
      where k.shop_id = $1 and k.customer_id = c.id and k.phone is not null
      order by k.id = any(${named}) desc, k.unreachable_code is not null, (k.phone = c.phone) desc nulls last, k.id limit 1
    ) k on true
    where c.shop_id = $1 and c.forgotten_at is null and (${condition(audience, bind)}
      or c.id in (select n.customer_id from contacts n where n.shop_id = $1 and n.id = any(${named})))
    order by c.id`;
  // Without a name: hardly anybody asks the same again.
  const { rows } = await tx.$client.query<AudienceMember>(text, values);
  return rows;
}
