const select = `
  select p.id, p.name, p.description, p.category, p.image_url, p.option_names,
    case when p.on_offer then 'published' when p.archived_at is null then 'draft' else 'archived' end as status, v.price_from, v.price_to, v.stock::int as stock, v.variants,
    (select coalesce(json_agg(json_build_object('id', m.id, 'url', '/media/' || m.key || '/640.webp', 'width', m.width, 'height', m.height, 'alt', pp.alt)
          order by pp.position), '[]')
      from product_pictures pp join media m on m.shop_id = $1 and m.id = pp.media_id
      where pp.shop_id = $1 and pp.product_id = p.id) as pictures,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'min', g.min, 'max', g.max, 'add_ons',
        (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name,
            'price', json_build_object('minor', a.price_minor, 'currency', s.currency), 'stock', a.stock) order by a.position), '[]')
          from add_ons a where a.shop_id = $1 and a.group_id = g.id and a.archived_at is null)) order by pg.position), '[]')
      from product_add_on_groups pg join add_on_groups g on g.shop_id = $1 and g.id = pg.group_id
      where pg.shop_id = $1 and pg.product_id = p.id) as add_on_groups,
    p.created_at, p.updated_at
  from products p
  join shops s on s.shop_id = $1
  cross join lateral (
    select json_agg(json_build_object('id', v.id, 'name', v.name,
        'price', json_build_object('minor', v.price_minor, 'currency', s.currency), 'stock', v.stock, 'low_stock_at', v.low_stock_at, 'sku', v.sku,
        'barcode', v.barcode, 'option_values', v.option_values, 'picture_id', v.picture_id) order by v.position) as variants,
      json_build_object('minor', min(v.price_minor), 'currency', s.currency) as price_from,
      json_build_object('minor', max(v.price_minor), 'currency', s.currency) as price_to,
      sum(v.stock) as stock
    from variants v where v.shop_id = $1 and v.product_id = p.id and v.archived_at is null) v`;

/** The newest products with their variants. */
export const listProducts = { name: "list", text: `${select} where p.shop_id = $1 order by p.id desc limit $2` };
export const oneProduct = { name: "one", text: `${select} where p.shop_id = $1 and p.id = $2` };
/** Products with these words in the name or description, newest first. */
export const searchProducts = {
  name: "search",
  text: `${select} where p.shop_id = $1 and p.search_text like '%' || $2 || '%' order by p.id desc limit $3`,
};
