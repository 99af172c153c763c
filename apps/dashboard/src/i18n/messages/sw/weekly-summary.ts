export const weeklySummary = {
  title: "Wiki yako kwa barua pepe",
  text: "Jumatatu asubuhi: duka limeuza nini wiki iliyopita, ikilinganishwa na iliyotangulia. Huu ndio wa mwisho.",
  show: "Onyesha wa mwisho",
  wanted: "Nitumie kila Jumatatu asubuhi",
  failed: "Imeshindikana kuupakia.",
  retry: "Jaribu tena",
  changeFailed: "Haikuhifadhiwa",
  notifications: "Taarifa",
  notificationsText: "Ambazo Mauzo inakutumia yenyewe kwa barua pepe. Kila msimamizi anajichagulia.",
  back: "Mipangilio",
};
