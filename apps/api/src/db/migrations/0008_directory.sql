-- The directory: where a shop is, its cover, whether it is shown at all, and a search that forgives spelling.
alter table shops
  add column place text not null default '' constraint shop_place check (char_length(place) <= 80),
  add column cover_url text,
  add column cover_media_id uuid,
  add column published boolean not null default true,
  add foreign key (shop_id, cover_media_id) references media;

-- What the next functions give stands in generated columns: whoever changes one writes the columns anew.

-- Small letters without marks, one space between words: `Ng'ombe & Co.` is `ngombe co`.
create function folded(given text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(
  regexp_replace(lower(normalize(given, NFKD) collate "unicode"), '[\u0300-\u036f''’‘ʼʻ`]', '', 'g'),
  '[^[:alnum:]]+', ' ', 'g'));

-- Folded words as they sound, where people spell one sound in several ways: `khanga` is `kanga`, `salaam` is `salam`.
-- Doubled letters go one by one: a pattern that refers back takes milliseconds.
create function sounded(given text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(
  replace(replace(replace(replace(given, 'x', 'ks'), 'ch', 'x'), 'ck', 'k'), 'ph', 'f'), '([bdgkpt])h', '\1', 'g'), 'cqy', 'kki')
  , 'aa', 'a'), 'ee', 'e'), 'ii', 'i'), 'oo', 'o'), 'uu', 'u'), 'bb', 'b'), 'dd', 'd'), 'ff', 'f'), 'gg', 'g')
  , 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't'), 'zz', 'z');

-- A word, and what is left of it without any one letter. Two words that share one of these are a letter apart: one too
-- many, one too few, another one, or two that changed places.
create function spellings_of(word text) returns text[] language sql immutable strict parallel safe
return case when char_length(word) < 4 then array[word]
  else array(select word union select overlay(word placing '' from place for 1) from generate_series(1, char_length(word)) place)
end;

-- Texts as the words they are found by. The letter before each says where it stands, so that the index tells them apart:
-- a first in the name, b further on in it, c in the place, d in the category; e is the category itself.
create function words_of(given text, first_at text, rest_at text) returns tsvector language sql immutable strict parallel safe
return array_to_tsvector(array(
  select distinct case number when 1 then first_at else rest_at end || word
  from unnest(string_to_array(sounded(folded(given)), ' ')) with ordinality each (word, number) where word <> ''
));

-- What people call the goods of a category, in English and Swahili.
create function category_words(category text) returns text language sql immutable strict parallel safe
return category || ' ' || case category
  when 'toys & games' then 'toy game kids midoli mwanasesere michezo watoto'
  when 'food & beverages' then 'drinks groceries restaurant cafe coffee spices honey chakula vyakula vinywaji mboga matunda kahawa chai viungo asali mgahawa mama lishe'
  when 'home improvement' then 'hardware tools building paint plumbing ujenzi vifaa zana rangi mabomba saruji'
  when 'sporting goods' then 'sports fitness gym football michezo mazoezi mpira jezi'
  when 'pet supplies' then 'pets animals dogs cats wanyama mbwa paka mifugo'
  when 'patio & garden' then 'gardening plants flowers seeds bustani mimea maua miche mbegu'
  when 'office supplies' then 'stationery paper pens printing school ofisi karatasi kalamu madaftari vifaa shule'
  when 'musical instruments' then 'music instruments drums guitar muziki ala ngoma gitaa'
  when 'media' then 'books films movies magazines newspapers vitabu filamu magazeti sinema'
  when 'travel & luggage' then 'bags suitcases tours safari usafiri mabegi masanduku mizigo utalii'
  when 'arts & crafts' then 'art paintings carvings handmade baskets sanaa uchoraji vinyago ufundi vikapu mikono'
  when 'antiques & collectibles' then 'antique old vintage collectible kale zamani kumbukumbu'
  when 'baby products' then 'babies baby children diapers watoto mtoto wachanga nepi'
  when 'electronics' then 'phones computers laptops tv radio simu kompyuta umeme elektroniki runinga redio'
  when 'health & beauty' then 'cosmetics makeup skincare hair soap perfume pharmacy afya urembo vipodozi nywele sabuni manukato mafuta dawa'
  when 'jewelry & watches' then 'jewellery rings necklaces gold vito saa pete mikufu dhahabu shanga bangili'
  when 'home' then 'household kitchen furniture decor nyumba nyumbani jikoni vyombo fanicha samani mapambo'
  when 'clothing & accessories' then 'clothes fashion dresses shoes sandals fabric tailor nguo mavazi mitindo viatu ndala vitambaa kanga kitenge fundi'
  else '' end;

alter table listings
  add column place text not null default '',
  add column cover_url text,
  -- what matches are sorted by, in the order of its bytes
  add column name_key text collate "C" not null generated always as (left(sounded(folded(name)), 60)) stored,
  add column words tsvector not null generated always as
    (words_of(name, 'a', 'b') || words_of(place, 'c', 'c') || words_of(category_words(category), 'd', 'd')
      || array_to_tsvector(array['e' || regexp_replace(category, '[^a-z]', '', 'g')])) stored;
create index on listings (name_key, slug);
create index on listings (category, created_at desc, slug);
create index on listings using gin (words);

-- Some of the listings with these words, gathered by the index on words and nothing else: told by their number, a search
-- goes on with them or along the order of the list. The planner would have to guess, and reads all listings when it errs.
create function listings_having(wanted tsquery, at_most integer) returns table (slug text)
language sql stable rows 100 set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select slug from listings where words @@ wanted limit at_most
$$;

-- Every word listings are found by, with the letter before it, to find the one that was meant. Words stay when their last
-- shop goes.
create table listing_words (
  word text collate "C" primary key,
  spellings text[] not null generated always as (spellings_of(substr(word, 2))) stored
);
create index on listing_words using gin (spellings);
grant select, insert on listing_words to mauzo_app;

create function keep_listing_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into listing_words (word)
  select distinct word from written, unnest(tsvector_to_array(written.words)) word order by word
  on conflict do nothing;
  return null;
end $$;
create trigger listing_words_of_new after insert on listings
  referencing new table as written for each statement execute function keep_listing_words();
create trigger listing_words_of_changed after update on listings
  referencing new table as written for each statement execute function keep_listing_words();
insert into listing_words (word) select distinct word from listings, unnest(tsvector_to_array(words)) word;
