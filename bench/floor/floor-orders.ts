const moment = (of: string) => `to_char(${of} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The newest orders with their customers. */
export const listOrders = {
  name: "orders",
  text: `
    select o.id, o.number as order_id, o.status, o.fulfilment, o.payment, o.channel,
      case when o.customer_id is not null then json_build_object('id', o.customer_id, 'name', o.customer_name,
        'phone', o.customer_phone,
        'known_as', case when c.name <> '' and lower(c.name) <> lower(o.customer_name) then c.name end) end as customer,
      exists (select from payment_claims k where k.shop_id = $1 and k.order_id = o.id and k.state = 'open') as claimed,
      o.quantity, json_build_object('minor', o.total_minor, 'currency', o.currency) as total,
      json_build_object('minor', o.paid_minor, 'currency', o.currency) as paid,
      json_build_object('minor', o.forgiven_minor, 'currency', o.currency) as forgiven, ${moment("o.placed_at")} as placed_at
    from orders o left join customers c on c.shop_id = $1 and c.id = o.customer_id
    where o.shop_id = $1 order by o.id desc limit $2`,
};
