export const inboxSettings = {
  title: "Inbox",
  back: "Settings",
  failed: "We could not load how your inbox works",
  save: "Save",
  saved: "Saved",
  saveFailed: "It was not saved",
  botTitle: "The bot and you",
  botText: "From the moment a person answers a customer, the bot is silent in that conversation.",
  resumes: "The bot answers again",
  resumesHint: "You can choose otherwise in each conversation.",
  wordsText: "What the customer reads when that changes. Leave it empty to say nothing.",
  person_words: {
    sw: "When a person answers, in Swahili",
    en: "When a person answers, in English",
  },
  bot_words: {
    sw: "When the bot answers again, in Swahili",
    en: "When the bot answers again, in English",
  },
  assignTitle: "Who answers",
  assign: "When a customer asks for a person",
  byHand: "Whoever takes it",
  inTurn: "Each in turn, of those who may answer",
  keepTitle: "Old conversations",
  keepText:
    "Conversations that led to no order can be deleted by themselves, with their files and notes. Orders, debts and figures stay.",
  keep: "Delete after",
  never: "Never",
  months: "{months} months without a message",
  forgetTitle: "Delete after {months} months?",
  forgetText:
    "{count, plural, =0 {None of your conversations is that old today.} one {1 conversation would be deleted tonight.} other {# conversations would be deleted tonight.}} What is deleted does not come back.",
  forgetYes: "Delete them",
  forgetNo: "Keep them",
} as const;

export const botResumes = {
  closing: "Once it is closed",
  never: "Never by itself",
  hours: "After {hours, plural, one {1 hour} other {# hours}}",
  minutes: "After {minutes, plural, one {1 minute} other {# minutes}}",
} as const;
