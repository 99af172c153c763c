import type { ReachWay } from "@mauzo/contract/customers/segments";

/** How long after its last message a chat on the shop's page counts as open. */
const openHours = 24;

const hasContact = (condition: string) =>
  `c.id in (select k.customer_id from contacts k where k.shop_id = $1 and k.unreachable_code is null and ${condition})`;

/**
 * What has to be true of a customer `c` for a way to reach them, the best way first; another channel is one more row. Who
 * has none of them is not reached.
 */
const conditions: readonly [way: ReachWay, condition: string][] = [
  [
    "chat",
    `(c.id in (select o.customer_id from conversations v
      join orders o on o.shop_id = v.shop_id and o.conversation_id = v.id
      where v.shop_id = $1 and v.channel = 'web' and v.updated_at > now() - interval '${openHours} hours'
        and o.customer_id is not null)
      or c.id in (select k.customer_id from threads h join contacts k on k.shop_id = h.shop_id and k.id = h.contact_id
      where h.shop_id = $1 and h.channel = 'whatsapp' and h.window_until > now()))`,
  ],
  [
    "template",
    `'whatsapp' = any(c.consents) and ${hasContact("true")}
      and exists (select from channel_numbers n where n.shop_id = $1 and n.removed_at is null)`,
  ],
  [
    "sms",
    `'sms' = any(c.consents) and c.id in (select k.customer_id from contacts k
      where k.shop_id = $1 and k.phone is not null and not is_bad_sms_number($1, k.id))`,
  ],
  [
    "opted_out",
    `not c.consents && '{whatsapp,sms}' and ${hasContact("true")} and c.id in (
      select w.customer_id from customer_consents w
      where w.shop_id = $1 and w.state = 'withdrawn' and w.channel in ('whatsapp', 'sms'))`,
  ],
  ["no_consent", hasContact("true")],
];

/** The best way to reach a customer `c`, in SQL. */
export const reachWaySql = `case ${conditions.map(([way, condition]) => `when ${condition} then '${way}'`).join(" ")} else 'none' end`;
