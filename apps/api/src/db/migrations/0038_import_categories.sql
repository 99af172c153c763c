-- What a file calls a category, in small letters, and which category of the shop it stands for.
alter table product_imports add column category_words jsonb not null default '{}';
