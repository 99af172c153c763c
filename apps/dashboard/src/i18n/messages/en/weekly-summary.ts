export const weeklySummary = {
  title: "Your week by mail",
  text: "On Monday morning, what your shop sold in the week before, against the one before that. This is the last one.",
  show: "Show the last one",
  wanted: "Mail it to me every Monday morning",
  failed: "We could not load it.",
  retry: "Retry",
  changeFailed: "That was not saved",
  notifications: "Notifications",
  notificationsText: "What Mauzo mails you by itself. Each admin chooses for themselves.",
  back: "Settings",
} as const;
