-- The pages of a popup's PDF, as pictures and in words: drawn once, by who picked it, and shown in place.
create table popup_pages (
  shop_id uuid not null references shops,
  popup_id uuid not null,
  page smallint not null constraint popup_page_number check (page between 1 and 12),
  media_id uuid not null,
  words text not null default '' constraint popup_page_words check (char_length(words) <= 1000),
  primary key (shop_id, popup_id, page),
  foreign key (shop_id, popup_id) references popups,
  foreign key (shop_id, media_id) references media
);
create index on popup_pages (shop_id, media_id);

alter table popup_pages enable row level security;
alter table popup_pages force row level security;
create policy tenant on popup_pages using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on popup_pages to mauzo_app;
