import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const marketingErrors = defineErrors({
  popup_link_invalid: {
    status: 422,
    en: "This is not an address that starts with https://.",
    sw: "Hii si anwani inayoanza na https://.",
  },
  popup_words_missing: {
    status: 422,
    en: "Write a title in at least one language.",
    sw: "Andika kichwa kwa angalau lugha moja.",
  },
  popup_moment_missing: {
    status: 422,
    en: "Choose at least one moment at which the popup shows.",
    sw: "Chagua angalau wakati mmoja ambapo dirisha litaonekana.",
  },
  popup_days_crossed: {
    status: 422,
    en: "The last day is before the first one.",
    sw: "Siku ya mwisho iko kabla ya siku ya kwanza.",
  },
  popup_file_gone: {
    status: 422,
    en: "This file is no longer there, or it is not a PDF. Upload it again.",
    sw: "Faili hili halipo tena, au si PDF. Lipakie tena.",
  },
  too_many_popups: {
    status: 409,
    en: "A shop can have {most} popups. Delete one that you do not need.",
    sw: "Duka linaweza kuwa na madirisha {most}. Futa moja usilolihitaji.",
  },
  short_link_target_gone: {
    status: 422,
    en: "What the link should lead to is no longer there. Choose something else.",
    sw: "Kiungo kinapopaswa kuelekea hapapo tena. Chagua kitu kingine.",
  },
  too_many_short_links: {
    status: 409,
    en: "A shop can have {most} short links. Archive one that you do not need.",
    sw: "Duka linaweza kuwa na viungo vifupi {most}. Hifadhi kumbukumbu ya kimoja usichokihitaji.",
  },
  sms_sender_invalid: {
    status: 422,
    en: "A sender name has 3 to 11 letters and digits, at least one letter among them",
    sw: "Jina la mtumaji lina herufi na tarakimu 3 hadi 11, angalau herufi moja",
  },
  too_many_sms_connections: {
    status: 409,
    en: "A shop can have {most} SMS providers. Remove one that you do not need.",
    sw: "Duka linaweza kuwa na watoa huduma wa SMS {most}. Ondoa mmoja usiyemhitaji.",
  },
  sms_connection_missing: {
    status: 409,
    en: "Connect an SMS provider first.",
    sw: "Unganisha kwanza mtoa huduma wa SMS.",
  },
  sms_connection_in_use: {
    status: 409,
    en: "A campaign is being sent over this provider. Stop it first.",
    sw: "Kuna kampeni inayotumwa kupitia mtoa huduma huyu. Ikomeshe kwanza.",
  },
  sms_connection_is_default: {
    status: 409,
    en: "Campaigns are sent over this provider anyway. Choose another one to fall back on.",
    sw: "Kampeni tayari zinatumwa kupitia mtoa huduma huyu. Chagua mwingine wa akiba.",
  },
  campaign_blank_unknown: {
    status: 422,
    en: "Only the customer's name, the shop's and a link can be filled in",
    sw: "Jina la mteja, la duka na kiungo tu ndivyo vinavyoweza kujazwa",
  },
  campaign_fallback_missing: {
    status: 422,
    en: "Write what stands there where a name is not known",
    sw: "Andika kitakachowekwa pale ambapo jina halijulikani",
  },
  campaign_text_missing: {
    status: 409,
    en: "Write the message first.",
    sw: "Andika ujumbe kwanza.",
  },
  campaign_template_missing: {
    status: 409,
    en: "Choose first which WhatsApp template is sent.",
    sw: "Chagua kwanza kiolezo cha WhatsApp kitakachotumwa.",
  },
  campaign_template_not_approved: {
    status: 409,
    en: "WhatsApp has not approved this template. Choose another one, or wait for its answer.",
    sw: "WhatsApp haijaidhinisha kiolezo hiki. Chagua kingine, au subiri jibu lake.",
  },
  campaign_template_of_order: {
    status: 409,
    en: "This template speaks of an order. In a campaign only the customer's name, the shop's and a link can be filled in.",
    sw: "Kiolezo hiki kinazungumzia oda. Kwenye kampeni, jina la mteja, la duka na kiungo tu ndivyo vinavyoweza kujazwa.",
  },
  campaign_no_test: {
    status: 409,
    en: "Only SMS can be sent as a test. WhatsApp shows every template before it is approved.",
    sw: "Ni SMS tu inayoweza kutumwa kwa majaribio. Kiolezo cha WhatsApp kinaonekana kabla ya kuidhinishwa.",
  },
  campaign_audience_missing: {
    status: 409,
    en: "Choose first whom the message is for.",
    sw: "Chagua kwanza ujumbe ni wa nani.",
  },
  campaign_nobody: {
    status: 409,
    en: "Nobody can be reached, so there is nothing to send.",
    sw: "Hakuna anayeweza kufikiwa, hivyo hakuna cha kutuma.",
  },
  campaign_too_large: {
    status: 409,
    en: "A campaign can have {most} recipients. Choose fewer.",
    sw: "Kampeni inaweza kuwa na wapokeaji {most}. Chagua wachache zaidi.",
  },
  campaign_price_changed: {
    status: 409,
    en: "What it costs has changed since you looked. Look at it again.",
    sw: "Gharama imebadilika tangu ulipoiangalia. Iangalie tena.",
  },
  campaign_time_past: {
    status: 422,
    en: "Choose a time within the next year",
    sw: "Chagua muda ulio ndani ya mwaka mmoja ujao",
  },
  campaign_started: {
    status: 409,
    en: "The campaign has been started and can no longer be changed.",
    sw: "Kampeni imeshaanzishwa na haiwezi kubadilishwa tena.",
  },
  campaign_not_started: {
    status: 409,
    en: "The campaign has not been started.",
    sw: "Kampeni bado haijaanzishwa.",
  },
  campaign_not_over: {
    status: 409,
    en: "The campaign is still under way. Wait until it is over.",
    sw: "Kampeni bado inaendelea. Subiri hadi iishe.",
  },
  campaign_nothing_to_retry: {
    status: 409,
    en: "Nobody is left who could be written to again by SMS.",
    sw: "Hakuna aliyebaki wa kuandikiwa tena kwa SMS.",
  },
  campaign_over: {
    status: 409,
    en: "The campaign is over.",
    sw: "Kampeni imekwisha.",
  },
  too_many_campaigns: {
    status: 409,
    en: "The shop has {most} drafts. Delete one first.",
    sw: "Duka lina rasimu {most}. Futa moja kwanza.",
  },
  too_many_campaign_plans: {
    status: 409,
    en: "A shop can have {most} recurring campaigns. Delete one that you do not need.",
    sw: "Duka linaweza kuwa na kampeni za kujirudia {most}. Futa moja usiyoihitaji.",
  },
  campaign_plan_days_missing: {
    status: 422,
    en: "Say after how many days without an order it is sent",
    sw: "Sema itumwe baada ya siku ngapi bila oda",
  },
  too_many_sms_tests: {
    status: 429,
    en: "Too many test messages were sent. Wait a few minutes and try again.",
    sw: "SMS nyingi mno za majaribio zimetumwa. Subiri dakika chache ujaribu tena.",
  },
});
