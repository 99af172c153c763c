import { defineErrors } from "../define-errors.ts";

/** What is refused of chatflows. */
export const chatflowErrors = defineErrors({
  flow_text_missing: {
    status: 422,
    en: "In one language at least",
    sw: "Angalau kwa lugha moja",
  },
  flow_has_errors: {
    status: 422,
    en: "{count} things in the chatflow have to be mended first",
    sw: "Kuna mambo {count} ya kurekebisha kwanza kwenye mtiririko wa chati",
  },
  flow_unchanged: {
    status: 409,
    en: "Customers meet exactly this already",
    sw: "Wateja tayari wanakutana na hii hii",
  },
  too_many_chatflows: {
    status: 409,
    en: "There are {most} chatflows already. Delete one that you no longer need.",
    sw: "Tayari kuna mitiririko {most}. Futa ambao huuhitaji tena.",
  },
  chatflow_unpublished: {
    status: 409,
    en: "Nothing was published of this chatflow yet: publish it first",
    sw: "Mtiririko huu bado haujachapishwa: uchapishe kwanza",
  },
  chatflow_is_default: {
    status: 409,
    en: "New conversations meet this chatflow. Choose another one for them first.",
    sw: "Mazungumzo mapya yanatumia mtiririko huu. Chagua kwanza mwingine utumike.",
  },
  chatflow_runs: {
    status: 409,
    en: "Customers have talked with this chatflow in the last 24 hours. Try again once they are done.",
    sw: "Kuna wateja waliozungumza na mtiririko huu ndani ya saa 24. Jaribu tena watakapomaliza.",
  },
  flow_on_trial: {
    status: 409,
    en: "A version is on trial. Decide first whether everybody meets it.",
    sw: "Kuna toleo linalojaribiwa. Amua kwanza kama wote walitumie.",
  },
  flow_trial_alone: {
    status: 409,
    en: "There is nothing yet beside which it could be tried",
    sw: "Bado hakuna toleo la kulilinganisha nalo",
  },
  flow_trial_over: {
    status: 409,
    en: "The trial is over already",
    sw: "Jaribio hili limeshaisha",
  },
  flow_schedule_over: {
    status: 409,
    en: "It has been published or cancelled already",
    sw: "Tayari imechapishwa au imeghairiwa",
  },
  flow_planned: {
    status: 409,
    en: "This chatflow is to be published at another time already. Cancel that first.",
    sw: "Mtiririko huu tayari umepangwa kuchapishwa wakati mwingine. Ghairi kwanza.",
  },
  flow_address_unreachable: {
    status: 422,
    en: "A step asks an address that is not of the public internet, or that does not exist",
    sw: "Kuna hatua inayouliza anwani isiyo ya mtandao wa umma, au isiyokuwepo",
  },
  flow_tests_full: {
    status: 409,
    en: "{most} conversations are saved already. Remove one that you no longer need.",
    sw: "Tayari yamehifadhiwa mazungumzo {most}. Ondoa ambalo hulihitaji tena.",
  },
  flow_tests_differ: {
    status: 409,
    en: "Saved conversations that go otherwise than expected: {count}",
    sw: "Mazungumzo yaliyohifadhiwa yanayokwenda tofauti na ilivyotarajiwa: {count}",
  },
});
