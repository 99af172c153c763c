export const inboxSettings = {
  title: "Mazungumzo na boti",
  back: "Mipangilio",
  failed: "Imeshindikana kupakia mipangilio ya mazungumzo",
  save: "Hifadhi",
  saved: "Imehifadhiwa",
  saveFailed: "Haikuhifadhiwa",
  botTitle: "Boti na nyinyi",
  botText: "Mtu akianza kumjibu mteja, boti hunyamaza kwenye mazungumzo hayo.",
  resumes: "Boti ijibu tena",
  resumesHint: "Unaweza kuchagua tofauti kwenye kila mazungumzo.",
  wordsText: "Anachosoma mteja hilo likibadilika. Acha wazi kama hutaki aambiwe kitu.",
  person_words: {
    sw: "Mtu akianza kujibu, kwa Kiswahili",
    en: "Mtu akianza kujibu, kwa Kiingereza",
  },
  bot_words: {
    sw: "Boti ikijibu tena, kwa Kiswahili",
    en: "Boti ikijibu tena, kwa Kiingereza",
  },
  assignTitle: "Nani anajibu",
  assign: "Mteja akiomba mtu",
  byHand: "Yeyote atakayeyachukua",
  inTurn: "Kwa zamu, kati ya wanaoruhusiwa kujibu",
  keepTitle: "Mazungumzo ya zamani",
  keepText:
    "Mazungumzo ambayo hayakuleta oda yanaweza kufutwa yenyewe, pamoja na faili na kumbukumbu zake. Oda, madeni na takwimu hubaki.",
  keep: "Yafutwe baada ya",
  never: "Yasifutwe",
  months: "Miezi {months} bila ujumbe",
  forgetTitle: "Yafutwe baada ya miezi {months}?",
  forgetText:
    "{count, plural, =0 {Leo hakuna mazungumzo ya zamani kiasi hicho.} one {Mazungumzo ya mtu 1 yatafutwa usiku huu.} other {Mazungumzo # yatafutwa usiku huu.}} Yakifutwa hayarudi.",
  forgetYes: "Yafutwe",
  forgetNo: "Yabaki",
} as const;

export const botResumes = {
  closing: "Mazungumzo yakifungwa",
  never: "Isijibu yenyewe",
  hours: "Baada ya {hours, plural, one {saa 1} other {saa #}}",
  minutes: "Baada ya {minutes, plural, one {dakika 1} other {dakika #}}",
} as const;
