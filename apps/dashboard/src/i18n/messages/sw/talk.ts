export const talk = {
  again: "Anza mwanzo",
  ended: "Kuanzia hapa mazungumzo yanaendelea na duka lako lote.",
};
