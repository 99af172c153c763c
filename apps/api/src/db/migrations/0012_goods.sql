-- Shops are found by what shops of their category sell, one and many, in English and Swahili. These words have a letter of
-- their own, f: they are so many that a search takes them as they are, and does not forgive their spelling.
create function goods_words(category text) returns text language sql immutable strict parallel safe
return case category
  when 'toys & games' then 'doll dolls teddy puzzle puzzles lego blocks cards chess draughts kite kites mdoli mwanasesere bao karata draft drafti baluni puto maputo tiara kitendawili'
  when 'food & beverages' then 'rice flour sugar salt oil beans maize bread milk meat fish chicken eggs fruit vegetables tea juice soda water cake cakes snacks mchele wali pilau biriyani unga sukari chumvi mafuta maharage maharagwe mahindi mkate mikate maziwa nyama samaki dagaa kuku mayai yai ndizi embe maembe nanasi mananasi chungwa machungwa parachichi maparachichi nazi kitunguu vitunguu nyanya viazi muhogo mihogo karanga korosho tende juisi maji keki kitafunwa vitafunwa chapati mandazi maandazi sambusa vitumbua mishikaki pilipili karafuu mdalasini iliki tangawizi manjano masala'
  when 'home improvement' then 'nails hammer drill saw cement bricks tiles timber wood roofing pipes taps wire switches misumari msumari nyundo keekee msumeno misumeno tofali matofali kigae vigae bati mabati mbao ubao nondo mchanga kokoto bomba koki waya nyaya swichi soketi kufuli makufuli komeo bawaba brashi ngazi'
  when 'sporting goods' then 'ball balls jersey jerseys boots bicycle bicycles dumbbells weights racket swimming mpira mipira jezi raketi baiskeli kengele uzito vyuma kuogelea njumu glavu'
  when 'pet supplies' then 'puppy kitten fish birds leash cage aquarium feed mtego ndege samaki kasuku sungura kuku chanjo kola tundu matundu'
  when 'patio & garden' then 'tree trees pots hoe rake shovel hose fertilizer fertiliser mulch ua mti miti mche chungu vyungu jembe majembe reki koleo mbolea mpira samadi nyasi'
  when 'office supplies' then 'pencil pencils notebook notebooks books envelopes stapler ink toner calculator folder penseli daftari kitabu vitabu bahasha wino kalamu faili mafaili rula kikokotoo ufutio gundi stempu mihuri muhuri'
  when 'musical instruments' then 'guitars piano keyboard violin flute trumpet saxophone drum microphone speakers xylophone marimba zeze kinanda vinanda filimbi tarumbeta zumari gita kayamba maikrofoni spika'
  when 'media' then 'book novel novels movie film magazine newspaper music cds dvd bible quran kitabu riwaya hadithi gazeti jarida majarida filamu picha santuri biblia kurani msahafu'
  when 'travel & luggage' then 'bag suitcase backpack backpacks luggage trolley begi mkoba mikoba sanduku shanta ziara hoteli tiketi'
  when 'arts & crafts' then 'basket carving painting beads pottery mat mats yarn wool batik kikapu makapu ukili mkeka mikeka kinyago uzi nyuzi shanga mfinyanzi chungu vyungu picha batiki mchoro michoro tingatinga ususi'
  when 'antiques & collectibles' then 'coin coins stamps clock clocks chest chests lamp lamps sarafu stempu saa sanduku makasha kasha taa'
  when 'baby products' then 'nappy nappies diaper pram stroller bottle bottles wipes cradle crib nepi pampasi chupa kitanda kigari beleko mbeleko uji'
  when 'electronics' then 'phone smartphone computer laptop tablet television televisions speaker speakers headphones earphones charger chargers cable cables battery batteries camera cameras fridge iron fan radios bulb bulbs chaja waya nyaya betri kamera televisheni runinga spika kompyuta friji jokofu pasi feni taa balbu kioo vioo kava makava earphone tableti sola'
  when 'health & beauty' then 'lotion lotions cream creams soaps shampoo oils oil perfumes lipstick wig wigs braids nails medicine medicines incense henna losheni krimu shampuu manukato marashi udi ubani mafuta sabuni hina wanja poda lipstiki wigi mawigi rasta nywele kucha dawa mswaki miswaki liwa mwani msio scrub'
  when 'jewelry & watches' then 'ring necklace bracelet bracelets earring earrings watch silver chain chains beads pete mkufu kidani vidani bangili hereni heleni kipuli vipuli shanga saa fedha almasi lulu cheni tanzanite tanzaniti'
  when 'home' then 'bed beds sofa sofas chair chairs table tables mattress mattresses pillow pillows curtain curtains sheets towel towels pot pots pan pans plate plates cup cups knife spoon bucket broom carpet carpets mat mats kitanda vitanda kochi makochi kiti viti meza godoro magodoro mto mito pazia mapazia shuka mashuka taulo sufuria kikaango vikaango sahani kikombe vikombe bilauri kisu visu kijiko vijiko mwiko ndoo beseni mabeseni fagio mafagio ufagio zulia mazulia mkeka mikeka kabati makabati jiko majiko chupa taa neti chandarua vyandarua'
  when 'clothing & accessories' then 'shirt shirts trousers jeans skirt skirts dress blouse blouses shoe sandal hat hats cap caps scarf scarves hijab belt belts socks suit suits underwear wrap wraps sarong jacket jackets kikoi vikoi kofia shuka mashuka mtandio mitandio ushungi shungi dera madera gauni magauni suruali shati mashati sketi blauzi kiatu viatu kandambili ndala kanga khanga kitenge vitenge kanzu baibui hijabu kilemba vilemba soksi koti makoti sweta suti mkanda mikanda tai fulana tisheti chupi sidiria pajama sare kitambaa leso abaya jinzi raba buti mkoba mikoba'
  else '' end;

-- Goods are never what was meant by a misspelt word: their words are not kept.
create or replace function keep_listing_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into listing_words (word)
  select distinct word from written, unnest(tsvector_to_array(written.words)) word where not starts_with(word, 'f') order by word
  on conflict do nothing;
  return null;
end $$;

alter table listings alter column words set expression as
  (words_of(name, 'a', 'b') || words_of(place, 'c', 'c') || words_of(category_words(category), 'd', 'd')
    || array_to_tsvector(array['e' || regexp_replace(category, '[^a-z]', '', 'g')])
    || words_of(goods_words(category), 'f', 'f'));
