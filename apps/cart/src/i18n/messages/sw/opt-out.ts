export const optOut = {
  tabTitle: "Ofa kwa SMS",
  title: "Hutaki tena ofa za {shop}?",
  text: "Umepokea ofa ya duka hili kwa SMS. Kama hutaki kupokea nyingine, bonyeza kitufe hiki. Ujumbe kuhusu oda zako utaendelea kukufikia.",
  stop: "Msinitumie ofa tena",
  done: "Hutapokea tena ofa za {shop}",
  doneText: "Ujumbe kuhusu oda zako utaendelea kukufikia. Ukitaka ofa tena, liambie duka.",
  retry: "Jaribu tena",
  failed: {
    title: "Imeshindikana kwa sasa",
    text: "Seva yetu haikujibu, kwa hiyo huenda hakuna kilichobadilika. Tafadhali jaribu tena baada ya muda mfupi.",
  },
  unknown: {
    title: "Kiungo hiki hakifanyi kazi",
    text: "Huenda kimekatika. Kifungue tena kutoka kwenye SMS, kikiwa na herufi zake zote. Isiposaidia, liambie duka kwamba hutaki tena ofa.",
  },
} as const;
