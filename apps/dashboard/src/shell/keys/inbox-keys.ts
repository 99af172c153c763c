import type { Language } from "@mauzo/contract/shared";

/** What keys do in a conversation. Where few ever look, the words are not sent with every page. */
export const inboxKeys: Readonly<Record<Language, readonly [string, string[]][]>> = {
  en: [
    ["In a conversation: answer", ["R"]],
    ["In a conversation: note for staff", ["N"]],
    ["In a conversation: close, or open again", ["E"]],
    ["In a conversation: assign it", ["A"]],
    ["In a conversation: the next one, or the one before", ["J", "K"]],
  ],
  sw: [
    ["Ndani ya mazungumzo: jibu", ["R"]],
    ["Ndani ya mazungumzo: kumbukumbu ya wafanyakazi", ["N"]],
    ["Ndani ya mazungumzo: funga, au fungua tena", ["E"]],
    ["Ndani ya mazungumzo: mpe mtu", ["A"]],
    ["Mazungumzo yanayofuata, au yaliyotangulia", ["J", "K"]],
  ],
};
