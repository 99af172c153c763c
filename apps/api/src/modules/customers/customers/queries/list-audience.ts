import type { SegmentDocument, SegmentMatch } from "@mauzo/contract/customers/segment-criteria";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type Bind, placeholders } from "../../../../http/lists/list-page.ts";
import { segmentCondition } from "../rules/segment-condition.ts";

/** Whom something is for: everyone, or who is in these segments and has these tags; and whose these contacts are. */
export type Audience = {
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
  const text = `
    select c.name, c.language, k.id as "contactId", coalesce(k.is_bad, false) as "isBad",
      c.consents @> array['sms'] as agreed, w.customer_id is not null as withdrew
    from customers c
    left join (
      select distinct on (k.customer_id) k.customer_id, k.id, k.unreachable_code is not null as is_bad
      from contacts k join customers p on p.shop_id = k.shop_id and p.id = k.customer_id
      where k.shop_id = $1 and k.phone is not null
      order by k.customer_id, k.id = any(${named}) desc, k.unreachable_code is not null, (k.phone = p.phone) desc nulls last, k.id
    ) k on k.customer_id = c.id
    left join (
      select distinct w.customer_id from customer_consents w
      where w.shop_id = $1 and w.channel = 'sms' and w.state = 'withdrawn'
    ) w on w.customer_id = c.id
    where c.shop_id = $1 and c.forgotten_at is null and (${condition(audience, bind)}
      or c.id in (select n.customer_id from contacts n where n.shop_id = $1 and n.id = any(${named})))
    order by c.id`;
  // Without a name: hardly anybody asks the same again.
  const { rows } = await tx.$client.query<AudienceMember>(text, values);
  return rows;
}
