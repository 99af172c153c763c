/** SQL for the least id an order of this moment or later can have: ids are in order of time. */
export const firstIdOf = (moment: string) =>
  `(lpad(to_hex(floor(extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;
