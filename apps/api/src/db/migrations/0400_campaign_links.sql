-- A campaign's text may have a link: where it leads, and how often whoever got it opened it.
alter table campaigns
  add column link_kind text not null default 'shop' constraint campaign_link_kind check (link_kind in ('shop', 'product', 'set', 'chat')),
  add column link_product_id uuid,
  add column link_set_id uuid,
  add foreign key (shop_id, link_product_id) references products,
  add foreign key (shop_id, link_set_id) references product_sets,
  add constraint campaign_link_product check ((link_product_id is not null) = (link_kind = 'product')),
  add constraint campaign_link_set check ((link_set_id is not null) = (link_kind = 'set'));
create index on campaigns (shop_id, link_product_id) where link_product_id is not null;
create index on campaigns (shop_id, link_set_id) where link_set_id is not null;
grant update (link_kind, link_product_id, link_set_id) on campaigns to mauzo_app;

-- So many in a hundred of those it reaches get nothing, so that both can be compared.
alter table campaigns
  add column hold_out_percent smallint not null default 0 constraint campaign_hold_out check (hold_out_percent between 0 and 50);
grant update (hold_out_percent) on campaigns to mauzo_app;
alter table campaign_recipients drop constraint campaign_recipient_skipped,
  add constraint campaign_recipient_skipped check (skipped in ('opted_out', 'no_consent', 'no_number', 'bad_number', 'recently',
    'duplicate', 'gone', 'stopped', 'no_chat', 'disconnected', 'held_out'));

alter table campaign_recipients
  add column clicks integer not null default 0 constraint campaign_recipient_clicks check (clicks >= 0),
  add column clicked_at timestamptz,
  add constraint campaign_recipient_clicked check ((clicks > 0) = (clicked_at is not null));
create index campaign_recipients_clicked_idx on campaign_recipients (shop_id, campaign_id) include (clicks) where clicks > 0;
grant update (clicks, clicked_at) on campaign_recipients to mauzo_app;
