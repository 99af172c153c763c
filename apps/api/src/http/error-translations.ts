import type { Language } from "@mauzo/contract/shared";

type Problem = { type: string; loc: (string | number)[]; msg: string };

/**
 * The API's messages to people, in Swahili; # is a number. Messages that only the author of a client program can act on
 * stay in English.
 */
const swahili: Record<string, string> = {
  "Sign in to go on": "Ingia kwanza ili uendelee",
  "You do not have permission to do this": "Huna ruhusa ya kufanya hivi",
  "Not found": "Haipo",
  "The service is busy. Try again in a moment.": "Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.",
  "The e-mail or the password is not right.": "Barua pepe au nenosiri si sahihi.",
  "This e-mail already has an account. Log in instead.": "Barua pepe hii tayari ina akaunti. Ingia badala yake.",
  "You already have a shop.": "Tayari una duka.",
  "This shop name is taken. Choose another.": "Jina hili la duka limeshachukuliwa. Chagua lingine.",
  "Write a phone number such as 0712 345 678 or +255 712 345 678.":
    "Andika namba ya simu kama 0712 345 678 au +255 712 345 678.",
  "This was saved elsewhere meanwhile. Look at it as it is now before you save.":
    "Hii imehifadhiwa kwingine wakati huo. Iangalie ilivyo sasa kabla ya kuhifadhi.",
  "Somebody else changed this product. Load it again before saving.":
    "Mtu mwingine amebadilisha bidhaa hii. Ifungue upya kabla ya kuhifadhi.",
  "Somebody else changed this set. Load it again before saving.":
    "Mtu mwingine amebadilisha kundi hili. Lifungue upya kabla ya kuhifadhi.",
  "Somebody else changed this view. Look at it as it is now.":
    "Mtu mwingine amebadilisha mwonekano huu. Uangalie ulivyo sasa.",
  "This set is archived. Bring it back before you change it.":
    "Kundi hili limeondolewa. Lirudishe kabla ya kulibadilisha.",
  "Another view of this list is called so. Choose another name.":
    "Mwonekano mwingine wa orodha hii una jina hilo. Chagua lingine.",
  "This list has # shared views. Remove one first.": "Orodha hii ina mionekano # ya wote. Ondoa mmoja kwanza.",
  "This product is archived. Put it back before you change it.":
    "Bidhaa hii imeondolewa dukani. Irudishe kabla ya kuibadilisha.",
  "Another product has this code already": "Bidhaa nyingine tayari ina msimbo huu",
  "Another product has just taken one of these codes.": "Bidhaa nyingine imechukua sasa hivi mmoja wa misimbo hii.",
  "This is not one of the product's pictures": "Hii si mojawapo ya picha za bidhaa",
  "This product has no such variant": "Bidhaa hii haina aina hiyo",
  "This product has no such group": "Bidhaa hii haina kundi hilo",
  "Somebody else changed these add-ons. Load them again before saving.":
    "Mtu mwingine amebadilisha nyongeza hizi. Zifungue upya kabla ya kuhifadhi.",
  "These add-ons are archived. Bring them back before you change them.":
    "Nyongeza hizi zimeondolewa. Zirudishe kabla ya kuzibadilisha.",
  "This group has no such add-on": "Kundi hili halina nyongeza hiyo",
  "That is too much stock": "Idadi hiyo ni kubwa mno",
  "Not so many are left: only #.": "Hazitoshi: zimebaki # tu.",
  "Some were sold meanwhile: # are left": "Nyingine zimeuzwa wakati huo: zimebaki #",
  "Somebody else moved this order meanwhile.": "Mtu mwingine amesogeza oda hii wakati huo huo.",
  "The order is there already.": "Oda iko hapo tayari.",
  "What was handed over is not cancelled. Take the goods back as a return.":
    "Oda iliyokabidhiwa haighairiwi. Pokea bidhaa kama zilizorudishwa.",
  "A cancelled order is opened again before it goes on.": "Oda iliyoghairiwa hufunguliwa upya kabla ya kuendelea.",
  "The shop works on this order already. Ask the shop to cancel it.":
    "Duka limeshaanza kuandaa oda hii. Liombe liighairi.",
  "Only those who may delete orders cancel them and open them again.":
    "Wenye ruhusa ya kufuta oda ndio wanaoweza kuzighairi na kuzifungua upya.",
  "Money was paid for this order. Write down what went back before you cancel it.":
    "Oda hii imelipiwa. Andika kwanza pesa iliyorudishwa, ndipo uighairi.",
  "Not everything of this order is there any more: it was sold meanwhile.":
    "Baadhi ya bidhaa za oda hii hazipo tena: zimeuzwa wakati huo.",
  "Write the message in both languages": "Andika ujumbe kwa lugha zote mbili",
  "Write a name, without a web address": "Andika jina, bila anwani ya tovuti",
  "This is not a key": "Hii si funguo sahihi",
  "Two timers have the same key": "Kanuni mbili za muda zina funguo moja",
  "This names something messages do not know": "Kuna neno kwenye mabano ambalo ujumbe haulijui",
  "At most 100 per cent": "Isizidi asilimia 100",
  "The same order is there twice": "Oda moja imewekwa mara mbili",
  "The discount is more than the order comes to.": "Punguzo ni kubwa kuliko jumla ya oda.",
  "That is more than an order may come to.": "Kiasi hicho kimezidi kinachoruhusiwa kwa oda moja.",
  "You may write orders down, but not payments. Leave the payment out.":
    "Unaweza kuandika oda, lakini si malipo. Acha sehemu ya malipo.",
  "The shop has no such customer.": "Duka halina mteja huyo.",
  "This is no longer on sale.": "Hii haiuzwi tena.",
  "Either somebody the shop knows, or somebody new": "Chagua mteja aliyepo, au andika mpya",
  "Somebody changed this order meanwhile. Look at it as it is now; nothing of yours is lost.":
    "Mtu mwingine amebadilisha oda hii sasa hivi. Iangalie ilivyo; ulichoandika hakijapotea.",
  "What was handed over is not changed. Take the goods back as a return.":
    "Kilichokwisha kukabidhiwa hakibadilishwi. Pokea bidhaa zilizorudishwa.",
  "Only what was handed over comes back. Change the order instead.":
    "Kinachorudishwa ni kilichokwisha kukabidhiwa. Badilisha oda yenyewe.",
  "This line is not in the order.": "Mstari huu haumo kwenye oda.",
  "An order keeps at least one product. Cancel it instead.": "Oda hubaki na angalau bidhaa moja. Kama hakuna, ighairi.",
  "Only # of this can come back.": "Zinazoweza kurudi ni # tu.",
  "The same line is there twice": "Mstari mmoja umewekwa mara mbili",
  "You may take goods back, but not write refunds down. Leave the refund out.":
    "Unaweza kupokea bidhaa, lakini si kuandika pesa iliyorudishwa. Acha sehemu ya pesa.",
  "Only # is owed beside what you said before.": "Ukiondoa ulichosema awali, deni ni # tu.",
  "You said before that all of it was paid. Wait for the shop's answer.":
    "Umeshasema kwamba deni lote limelipwa. Subiri jibu la duka.",
  "The shop is looking at what was said to be paid for this order.":
    "Duka linaangalia kilichosemwa kwamba kimelipwa kwa oda hii.",
  "Only # is owed.": "Deni ni # tu.",
  "Only # was paid.": "Kilicholipwa ni # tu.",
  "The same way is there twice": "Njia moja imewekwa mara mbili",
  "This order is cancelled.": "Oda hii imeghairiwa.",
  "Nothing is owed for this order.": "Oda hii haina deni.",
  "The shop has not looked at what you said before. Wait for its answer.":
    "Duka bado halijaangalia uliyosema mwanzo. Subiri jibu lake.",
  "This was settled meanwhile. Look at it again.": "Hili limeshaamuliwa wakati huo. Liangalie tena.",
  "This link does not lead to a cart": "Kiungo hiki hakifungui kikapu",
  "This Idempotency-Key was used for something else": "Idempotency-Key hii imetumika kwa jambo lingine",
  "The body took too long": "Ulichotuma kimechelewa kufika",
  "The upload stopped. Try again.": "Upakiaji umekatika. Jaribu tena.",
  "This import is done already": "Uingizaji huu umeshakamilika",
  "This import has begun already": "Uingizaji huu umeshaanza",
  "One column has to hold the name": "Safu mojawapo lazima iwe na jina",
  "This import cannot be changed now": "Uingizaji huu hauwezi kubadilishwa sasa",
  "This import is not ready to begin": "Uingizaji huu bado hauko tayari kuanza",
  "Taking this back archives products, which you may not do":
    "Kurudisha badiliko hili huondoa bidhaa dukani, na huna ruhusa ya kufanya hivyo",
  "This list was taken back. Begin a new one.": "Orodha hii ilirudishwa. Anza nyingine.",
  "This file is still being imported. Wait until it is done, or stop it.":
    "Faili hili bado linaingizwa. Subiri limalizike, au lisimamishe.",
  "This file changes products, which you may not do":
    "Faili hili linabadilisha bidhaa, na huna ruhusa ya kufanya hivyo",
  "The file is empty": "Faili ni tupu",
  "The file has no rows below its headings": "Faili halina mistari chini ya vichwa vya safu",
  "The file has too much text": "Faili lina maandishi mengi mno",
  "This is not a CSV file": "Hili si faili la CSV",
  "This is not a CSV file that can be read": "Faili hili la CSV halisomeki",
  "One file may have # words for categories at most": "Faili moja linaweza kuwa na maneno ya aina yasiyozidi #",
  "The file has more than 10,000 rows": "Faili lina mistari zaidi ya 10,000",
  "The file has more than 60 columns": "Faili lina safu zaidi ya 60",
  "The file has # columns": "Faili lina safu #",
  "Row # opens a quotation mark that is never closed": "Mstari wa # unafungua alama ya nukuu isiyofungwa",
  "Row # has a cell that is too long": "Mstari wa # una maandishi marefu mno",
  "The file is too large": "Faili ni kubwa mno",
  "This is an iPhone photo (HEIC), which not every phone can show. Choose it on the iPhone itself, which turns it into JPEG, or save it as JPEG first.":
    "Hii ni picha ya iPhone (HEIC), ambayo haifunguki kwenye simu zote. Ichague ukiwa kwenye iPhone yenyewe, itageuzwa kuwa JPEG, au ihifadhi kama JPEG kwanza.",
  "Only pictures (JPEG, PNG, WebP, GIF), MP4, MP3, OGG and PDF files can be uploaded":
    "Unaweza kupakia picha (JPEG, PNG, WebP, GIF) na faili za MP4, MP3, OGG na PDF pekee",
  "Only pictures (JPEG, PNG, WebP, GIF) can be uploaded here":
    "Hapa unaweza kupakia picha pekee (JPEG, PNG, WebP, GIF)",
  "This picture is broken or has more than 40 million pixels":
    "Picha hii imeharibika au ina zaidi ya pikseli milioni 40",
  "The shop's storage is full. Remove pictures you no longer need.":
    "Nafasi ya duka imejaa. Ondoa picha usizozihitaji tena.",
  "The shop has no room for this picture now. Send it another way.":
    "Kwa sasa duka halina nafasi ya picha hii. Itume kwa njia nyingine.",
  "This picture is no longer there. Upload it again.": "Picha hii haipo tena. Ipakie upya.",
  "The end comes before the beginning": "Mwisho uko kabla ya mwanzo",
  "Choose at most 31 days": "Chagua siku zisizozidi 31",
  "The same picture is there twice": "Picha moja imewekwa mara mbili",
  "The body is larger than 1 MB": "Ulichotuma kinazidi MB 1",
  "Confirm your password to go on": "Thibitisha nenosiri lako ili uendelee",
  "Too many tries. Wait a while, then try again.": "Umejaribu mara nyingi mno. Subiri kidogo, kisha jaribu tena.",
  "Many messages at once. Wait a moment.": "Ujumbe mwingi kwa mara moja. Subiri kidogo.",
  "Many people on your network are starting chats right now. Wait a while.":
    "Watu wengi wa mtandao wako wanaanza mazungumzo sasa hivi. Subiri kwa muda.",
  "Too many chats listen. Ask for the messages instead.":
    "Chati nyingi mno zinasikiliza. Omba jumbe zenyewe badala yake.",
  "Too many streams at once. Ask for the messages instead.":
    "Umefungua njia nyingi mno kwa pamoja. Omba jumbe zenyewe badala yake.",
  "Answer this conversation in WhatsApp: it does not listen here":
    "Jibu mazungumzo haya kwenye WhatsApp: mteja hasikilizi hapa",
  "The password is not right.": "Nenosiri si sahihi.",
  "Many people use this password. Choose another one.": "Watu wengi hutumia nenosiri hili. Chagua lingine.",
  "This link is no longer valid. Ask for a new one.": "Kiungo hiki hakifanyi kazi tena. Omba kipya.",
  "This is already your e-mail.": "Hii tayari ni barua pepe yako.",
  "This invite is no longer valid. Ask for a new one.": "Mwaliko huu haufanyi kazi tena. Omba mpya.",
  "This invite was sent to another e-mail. Log in with that one.":
    "Mwaliko huu ulitumwa kwa barua pepe nyingine. Ingia kwa barua pepe hiyo.",
  "You already belong to a shop, and a person belongs to one. Accept with another e-mail.":
    "Tayari uko kwenye duka, na mtu mmoja huwa kwenye duka moja. Kubali kwa barua pepe nyingine.",
  "This e-mail already has an account. Log in, then accept the invite.":
    "Barua pepe hii tayari ina akaunti. Ingia, kisha ukubali mwaliko.",
  "This person already works in your shop.": "Mtu huyu tayari anafanya kazi kwenye duka lako.",
  "You can only give permissions that you have yourself.": "Unaweza kutoa ruhusa ulizonazo mwenyewe tu.",
  "You cannot change your own permissions. Ask another admin.":
    "Huwezi kubadilisha ruhusa zako mwenyewe. Mwombe msimamizi mwingine.",
  "You cannot remove yourself. Ask another admin.": "Huwezi kujiondoa mwenyewe. Mwombe msimamizi mwingine.",
  "Only an admin can do this to an admin.": "Msimamizi pekee ndiye anayeweza kumfanyia hivi msimamizi.",
};

/** The language of the Accept-Language header. */
export const requestLanguage = (accepted: string | undefined): Language =>
  /^\s*sw\b/i.test(accepted ?? "") ? "sw" : "en";

/** Translates one sentence of the API into the language of the Accept-Language header: Swahili or English. */
export function translateMessage(sentence: string, accepted: string | undefined): string {
  if (requestLanguage(accepted) === "en") return sentence;
  const [number = "#"] = /\d+(?:[.,]\d+)*/.exec(sentence) ?? [];
  return swahili[sentence] ?? swahili[sentence.replace(number, "#")]?.replace("#", number) ?? sentence;
}

/** Translates all messages of an error response. */
export function translateDetail(detail: string | Problem[], accepted: string | undefined) {
  if (typeof detail === "string") return translateMessage(detail, accepted);
  return detail.map((problem) => ({ ...problem, msg: translateMessage(problem.msg, accepted) }));
}
