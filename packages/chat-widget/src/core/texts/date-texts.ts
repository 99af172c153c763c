/** Month names, and weekdays from Monday, in both languages: not every browser knows Swahili. */
export const dateTexts = {
  en: {
    months: "January February March April May June July August September October November December".split(" "),
    days: "Mon Tue Wed Thu Fri Sat Sun".split(" "),
    title: "Choose a date",
    close: "Close the calendar",
    before: "Previous month",
    after: "Next month",
  },
  sw: {
    months: "Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba".split(" "),
    days: "Jtt Jnn Jtn Alh Iju Jms Jpl".split(" "),
    title: "Chagua tarehe",
    close: "Funga kalenda",
    before: "Mwezi uliopita",
    after: "Mwezi ujao",
  },
};
