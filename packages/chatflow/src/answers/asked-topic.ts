import { normaliseText } from "../text/normalise-text.ts";
import { searchTerms } from "../text/search-terms.ts";

/** What people ask a shop about, besides its goods. */
export type Topic = "price" | "hours" | "place" | "delivery" | "payment";

const any = (parts: readonly string[]) => new RegExp(`(?:^| )(?:${parts.join("|")})(?: |$)`);

/** Questions only: a single word such as "delivery" may be anything, and is left to the flow's keywords. */
const asked: readonly (readonly [Topic, RegExp])[] = [
  [
    "hours",
    any([
      "(?:opening|working|business) (?:hours|times?)",
      "(?:what are your|your) hours",
      "(?:what time|when|until when|till when) (?:do|are|will) you (?:open|opened|close|closed|closing)",
      "are you (?:still )?(?:open|closed)",
      "(?:mna|una|hu)?(?:fungua|funga|fungwa|funguliwa) (?:saa ngapi|lini|mpaka|hadi)",
      "(?:mna|m)fung(?:u|w)?a (?:saa ngapi|lini|mpaka|hadi)",
      "saa ngapi (?:mna)?(?:fungua|funga)",
      "(?:duka )?(?:mko|mpo|liko|lipo|mmefungua|limefunguliwa) wazi",
      "mmefungua",
      "(?:saa|muda) (?:za|wa) (?:kazi|kufungua|kufunga)",
    ]),
  ],
  [
    "place",
    any([
      "where (?:do|can) i (?:find|visit) you",
      "where (?:are you|is (?:your|the) shop|are you located|is it located|do i find it)(?: located)?",
      "(?:your|shop) (?:location|address)",
      "(?:mko|mpo|muko|mupo|uko|upo) wapi",
      "(?:duka )?(?:lenu |lako )?(?:liko|lipo) wapi",
      "mnapatikana wapi",
      "(?:mahali|sehemu) (?:mlipo|mnapopatikana)",
      "wapi (?:mlipo|mnapatikana)",
    ]),
  ],
  [
    "delivery",
    any([
      "(?:do|can|will|could) you (?:deliver|ship)",
      "(?:do|can|will|could) you (?:send|bring) (?:it|them|to)",
      "how much is (?:the )?(?:delivery|shipping)",
      "(?:is there|do you (?:have|do|offer)) (?:free )?(?:delivery|shipping)",
      "(?:delivery|shipping) (?:fee|cost|charge|charges|price)",
      "how (?:do|can) i (?:get|receive) (?:it|my order|them|the goods)",
      "(?:mna|huwa mna|mnaweza )?(?:mnaleta|kuleta|leta|mnasafirisha|kusafirisha|mnatuma|mnafanya delivery|deliver|delivery) (?:mpaka|hadi|nyumbani|mikoani|mkoani|kwa|huku|hapa|ngapi|bei gani)",
      "mna (?:usafiri|delivery|huduma ya (?:usafiri|kuleta))",
      "(?:nauli|usafiri|delivery) (?:ni )?(?:ngapi|bei gani|kiasi gani|shilingi ngapi)",
      "(?:mnaleta|mnasafirisha)",
    ]),
  ],
  [
    "payment",
    any([
      "how (?:do|can|should|will|shall) (?:i|we) pay",
      "how to pay",
      "(?:payment|paying) (?:methods?|options?|number|details)",
      "(?:do you|can i) pay (?:with|by|using|in) .+",
      "do you (?:take|accept) (?:m ?pesa|mpesa|tigo|mixx|airtel|halopesa|cash|cards?|visa|mobile money|bank)",
      "where (?:do|can) i (?:pay|send (?:the )?money)",
      "(?:na|nina|nita|ni|tuna|tuta)lip(?:a|ia) ?(?:je|vipi)",
      "(?:nalipa|ninalipa|nitalipa|nitalipia|nilipe|kulipa|malipo|tunalipa|mnalipwa|mnapokea(?: malipo)?) (?:vipi|je|kwa njia gani|wapi|kwa nini|namba gani)",
      "(?:jinsi|namna|njia) (?:ya|za) (?:kulipa|malipo|kulipia)",
      "(?:lipa namba|namba ya (?:kulipia|malipo|kulipa))(?: (?:yenu|ni ipi|ipi|ni ngapi))?",
      "mnapokea (?:m ?pesa|mpesa|tigo|mixx|airtel|halopesa|pesa|benki|kadi)",
    ]),
  ],
];

/** Where nothing is named, these ask for the price of what is being talked about. */
const price =
  /(?:^| )(?:bei|gharama|price|prices|cost|costs|how much|shilingi ngapi|kiasi gani|sh ngapi|mnauzaje|inauzwaje|unauzaje)(?: |$)/;

/** What a message asks the shop about; undefined if it asks nothing of the kind. */
export function askedTopic(text: string): Topic | undefined {
  const said = normaliseText(text);
  const found = asked.find(([, words]) => words.test(said));
  if (found) return found[0];
  return price.test(said) && searchTerms(said.replace(/mnauzaje|inauzwaje|unauzaje/, "")) === "" ? "price" : undefined;
}
